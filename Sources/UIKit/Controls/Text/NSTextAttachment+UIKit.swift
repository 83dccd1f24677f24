public import ViewDrawing

extension NSTextAttachment {
  /// The picture; nil shows the contents.
  public var image: UIImage? {
    get { picture?.object as? UIImage }
    set { picture = newValue.map { ($0, $0.content) } }
  }

  /// An attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}
