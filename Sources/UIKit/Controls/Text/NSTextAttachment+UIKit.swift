public import ViewDrawing

extension NSTextAttachment {
  /// The image; nil shows the contents.
  public var image: UIImage? {
    get { picture?.object as? UIImage }
    set { picture = newValue.map { ($0, $0.content) } }
  }

  /// The image to draw in bounds.
  ///
  /// - Parameters:
  ///   - imageBounds: The box in points; has no effect, since an image scales when it is drawn.
  ///   - textContainer: The region of the lines; has no effect.
  ///   - charIndex: The attachment's place in the text; has no effect.
  public func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}
