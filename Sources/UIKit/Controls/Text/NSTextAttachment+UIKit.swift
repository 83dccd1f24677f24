public import ViewDrawing

extension NSTextAttachment {
  /// The image; nil shows the contents.
  public var image: UIImage? {
    get { picture?.object as? UIImage }
    set { picture = newValue.map { ($0, $0.content) } }
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}
