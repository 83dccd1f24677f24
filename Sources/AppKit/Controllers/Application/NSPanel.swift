/// A window for tools, questions and settings, which is not the main window.
///
/// - SeeAlso: Apple, "NSPanel".
@preconcurrency @MainActor open class NSPanel: NSWindow {
  /// Whether the panel floats above other windows; stored, and its level is `floating`.
  open var isFloating: Bool {
    get { floatsAboveOthers }
    set { floatsAboveOthers = newValue }
  }
  /// Whether the panel is `floating`.
  var floatsAboveOthers = false { didSet { level = floatsAboveOthers ? .floating : .normal } }
  /// Whether the panel becomes the key window only for a text field; stored only.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel can be used while another window is modal; stored only.
  open var isUsableWhenModal = false
  /// Whether the panel can be used while another window is modal.
  open override var worksWhenModal: Bool { isUsableWhenModal }
  /// Whether the panel can become the main window: never.
  open override var canBecomeMain: Bool { false }
}
