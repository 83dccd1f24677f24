// Names for the type checker, not to be read.
// swift-format-ignore-file
// The part of UIKit that GeneratedSources mention.
@_exported import Foundation
@_exported import FoundationShims

open class UIResponder: NSObject {}
open class UIEvent: NSObject {}
open class UIColor: NSObject {
  public init(hue: CGFloat) {}
}
open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {}
  open var frame: CGRect = .zero
  open var isHidden = false
  open var tag = 0
  open class var layerClass: AnyClass { UIView.self }
  open func layoutSubviews() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func endEditing(_ force: Bool) -> Bool { force }
  public func observe<Value>(
    key: String, _ path: KeyPath<UIView, Value>, change: @escaping (UIView) -> Void
  ) -> AnyObject { self }
}
open class UIControl: UIView {
  open var isSelected = false
  open var isEnabled = true
  open func addTarget(_ target: Any?, action: Selector) {}
}
open class UIButton: UIControl {}
open class UICell: UIView {}
open class UIViewController: UIResponder {
  public override init() {}
  open var view: UIView! = UIView()
  open func viewDidLoad() {}
  open var isLandscape: Bool { false }
}
open class NSLayoutConstraint: NSObject {
  public var constant: CGFloat = 0
  public var priority = 1000
}

public protocol CreatableByFrame {}
extension UIView: CreatableByFrame {}
extension CreatableByFrame {
  @_disfavoredOverload public init(frame: CGRect) { fatalError() }
}

public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  static func makePreview() throws -> Preview
}
public struct Preview {
  public init(_ name: String? = nil, body: @escaping () -> UIView) {}
}
public enum RegisteredPreviews {
  public static func add<Registry: PreviewRegistry>(_ type: Registry.Type) {}
}

public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ field: UIControl) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ field: UIControl) -> Bool { true }
}
