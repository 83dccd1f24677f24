internal import Foundation
internal import IBDocument

extension RuntimeAttribute.Value {
  /// Returns the value for properties: numbers as `Double`, colours and images as the front's; nil for no value.
  @MainActor func object(_ front: any NibFront) -> Any? {
    switch self {
    case .boolean(let value): value
    case .number(let value): value
    case .string(let value): value
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .color(let color): front.color(color)
    case .image(let name): front.image(named: name)
    case .null: nil
    }
  }
}
