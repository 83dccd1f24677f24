public import Foundation

extension NSString {
  /// The size of the text with the specified attributes, in points; one line high if it is empty.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attributes)
  }

  /// The bounding box of the text, one line high if the text is empty; see `NSAttributedString.boundingRect`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws with the text's top left at `point` in the current context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }

  /// Draws into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    attributed(attributes).draw(in: rect)
  }

  /// Draws into a rectangle of the current context; see `NSAttributedString.draw`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: substring(from: 0), attributes: attributes)
  }
}

extension String {
  /// The size of the text with the specified attributes, in points; one line high if it is empty.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard isEmpty else { return NSAttributedString(string: self, attributes: attributes).size() }
    // The attributes of no text are lost in an attributed string.
    return CGSize(width: 0, height: " ".size(withAttributes: attributes).height)
  }

  /// The bounding box of the text, one line high if the text is empty; see `NSAttributedString.boundingRect`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    guard isEmpty else {
      return NSAttributedString(string: self, attributes: attributes)
        .boundingRect(with: size, options: options, context: context)
    }
    var line = " ".boundingRect(
      with: size, options: options, attributes: attributes, context: context)
    line.size.width = 0
    context?.totalBounds = line
    return line
  }

  /// Draws with the text's top left at `point` in the current context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}
