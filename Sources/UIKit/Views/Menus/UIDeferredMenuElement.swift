internal import Foundation

/// An element whose elements a closure provides when the menu is opened.
///
/// - SeeAlso: Apple, "UIDeferredMenuElement".
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that hands elements over, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keepsElements: Bool
  private var elements: [UIMenuElement]?
  private var isWaiting = false
  private var changed: () -> Void = {}

  /// Creates an element whose closure is called when its menu is opened first.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, keepsElements: true)
  }
  private init(_ provider: @escaping Provider, keepsElements: Bool) {
    (self.provider, self.keepsElements) = (provider, keepsElements)
    super.init(title: "", image: nil)
  }
  /// Returns an element whose closure is called each time that its menu is opened.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, keepsElements: false)
  }

  /// Returns the elements, which the closure is asked for once; until they come, a row says that they are loaded.
  ///
  /// - Parameter changed: Called when elements come after the call has returned.
  func resolve(changed: @escaping () -> Void) -> [UIMenuElement] {
    if let elements { return elements }
    self.changed = {}
    if !isWaiting {
      isWaiting = true
      provider { [weak self] elements in self?.adopt(elements) }
    }
    self.changed = changed
    return elements ?? [UIAction(title: "Loading…", attributes: .disabled) { _ in }]
  }
  private func adopt(_ elements: [UIMenuElement]) {
    (self.elements, isWaiting) = (elements, false)
    changed()
    changed = {}
  }
  /// Forgets elements that are asked for each time, before a menu is opened.
  func prepare() { if !keepsElements { elements = nil } }
}
