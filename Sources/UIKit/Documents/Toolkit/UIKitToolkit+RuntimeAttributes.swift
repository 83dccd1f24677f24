internal import Foundation
internal import IBDocument

extension UIKitToolkit {
  /// The layer attributes that people set by key path, since Interface Builder has no field for them.
  ///
  /// Colours have no key path of their own on a layer; the names are those that categories give them.
  func applyRuntimeAttributes(to view: UIView, _ element: ViewElement, _ reader: NibReader) {
    for attribute in element.userDefinedRuntimeAttributes {
      let key = attribute.keyPath
      let name = key.hasPrefix("layer.") ? String(key.dropFirst("layer.".count)) : key
      switch (name, attribute.value) {
      case ("cornerRadius", .number(let radius)?): view.layer.cornerRadius = radius
      case ("borderWidth", .number(let width)?): view.layer.borderWidth = width
      case ("borderColor", .color(let color)?), ("borderUIColor", .color(let color)?):
        view.layer.borderColor = reader.color(color)?.cgColor
      case ("masksToBounds", .boolean(let masks)?) where key.hasPrefix("layer."):
        view.layer.masksToBounds = masks
      case ("shadowOpacity", .number(let opacity)?) where key.hasPrefix("layer."):
        view.layer.shadowOpacity = Float(opacity)
      case ("shadowRadius", .number(let radius)?) where key.hasPrefix("layer."):
        view.layer.shadowRadius = radius
      case ("shadowOffset", .size(let width, let height)?) where key.hasPrefix("layer."):
        view.layer.shadowOffset = CGSize(width: width, height: height)
      case ("layoutMarginsRelativeArrangement", .boolean(let isRelative)?),
        ("isLayoutMarginsRelativeArrangement", .boolean(let isRelative)?):
        (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = isRelative
      default: break
      }
    }
  }
}
