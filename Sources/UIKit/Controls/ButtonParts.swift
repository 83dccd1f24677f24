internal import Foundation

/// The label of a button, made when somebody asks for it; until then the button draws its title itself.
final class ButtonTitle: UILabel {
  weak var button: UIButton?
  override var font: UIFont! { didSet { button?.titleLabelChanged() } }
  override var numberOfLines: Int { didSet { button?.titleLabelChanged() } }
  override var lineBreakMode: NSLineBreakMode { didSet { button?.titleLabelChanged() } }
}

/// The image view of a button, made when somebody asks for it; until then the button draws its image itself.
final class ButtonImage: UIImageView {}
