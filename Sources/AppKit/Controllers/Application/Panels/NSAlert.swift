public import Foundation
public import FoundationShims

/// A question or a message in a window or a sheet.
///
/// ``window`` has the texts, the accessory view and the buttons, laid out. As no user can answer, ``runModal()`` returns
/// what a program answers while the alert appears, or else `cancel`.
///
/// - SeeAlso: Apple, "NSAlert".
@preconcurrency @MainActor open class NSAlert: NSObject {
  /// The importance of an alert; raw values are Apple's.
  public enum Style: UInt, Sendable { case warning, informational, critical }

  /// The bold text; "Alert" unless set.
  open var messageText = "Alert" { didSet { isLaidOut = false } }
  /// The text below; empty unless set.
  open var informativeText = "" { didSet { isLaidOut = false } }
  /// The icon; nil for the program's.
  open var icon: NSImage! { didSet { isLaidOut = false } }
  /// The importance.
  open var alertStyle = Style.warning
  /// Whether the alert has a button that opens its help.
  open var showsHelp = false { didSet { isLaidOut = false } }
  /// The anchor of the help; stored only.
  open var helpAnchor: NSHelpManager.AnchorName?
  /// The object that opens the help; not retained.
  open weak var delegate: (any NSAlertDelegate)?
  /// A view between the texts and the buttons.
  open var accessoryView: NSView? { didSet { isLaidOut = false } }
  /// Whether the alert has a box to suppress it.
  open var showsSuppressionButton = false { didSet { isLaidOut = false } }
  /// The box to suppress the alert.
  open private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  private var addedButtons: [NSButton] = []
  private var isLaidOut = false
  private lazy var panel = NSPanel(
    contentRect: NSRect(x: 0, y: 0, width: 260, height: 100), styleMask: [.titled],
    backing: .buffered, defer: true)

  /// Creates an alert without buttons; it shows one with "OK" then.
  public override init() { super.init() }
  /// Creates an alert for an error, with its descriptions and recovery options.
  public convenience init(error: any Error) {
    self.init()
    let error = error as NSError
    messageText = error.localizedDescription
    informativeText = error.localizedRecoverySuggestion ?? error.localizedFailureReason ?? ""
    for title in error.localizedRecoveryOptions ?? [] { addButton(withTitle: title) }
  }

  /// The buttons, the default one first.
  open var buttons: [NSButton] {
    if addedButtons.isEmpty { addButton(withTitle: "OK") }
    return addedButtons
  }
  /// Adds a button; the first is the default one, and one named "Cancel" answers to Escape.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: self, action: "buttonPressed:")
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + addedButtons.count
    if addedButtons.isEmpty {
      button.keyEquivalent = "\r"
    } else if title == "Cancel" {
      button.keyEquivalent = "\u{1b}"
    }
    addedButtons.append(button)
    isLaidOut = false
    return button
  }

  /// The window of the alert, laid out.
  open var window: NSWindow {
    if !isLaidOut { layout() }
    return panel
  }
  /// Lays out the window; a program that changes the views calls it before the alert appears.
  open func layout() {
    isLaidOut = true
    let content = AlertContent(self).view
    panel.contentView = content
    panel.setContentSize(content.fittingSize)
    panel.layoutIfNeeded()
  }

  /// Shows the alert and returns the answer.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    let window = window
    window.center()
    let response = NSApplication.shared.runModal(for: window)
    window.orderOut(nil)
    return response
  }
  private weak var sheetOwner: NSWindow?
  /// Shows the alert as a sheet and calls a closure with the answer.
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheetOwner = sheetWindow
    sheetWindow.beginSheet(window) { response in
      // The sheet keeps the alert.
      withExtendedLifetime(self) { handler?(response) }
    }
  }
  /// Shows the alert as a sheet and returns the answer.
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
    }
  }
  private func answer(_ code: Int) {
    let response = NSApplication.ModalResponse(code)
    if let parent = panel.sheetParent {
      parent.endSheet(panel, returnCode: response)
    } else {
      NSApplication.shared.stopModal(withCode: response)
    }
  }
}

extension NSAlert: ActionResponder {
  /// Answers with the button that was pressed.
  public func respond(to action: Selector, sender: Any?) -> Bool {
    switch action.description {
    case "buttonPressed:":
      answer((sender as? NSButton)?.tag ?? 0)
    case "showHelp:": _ = delegate?.alertShowHelp(self)
    default: return false
    }
    return true
  }
}

/// The views of an alert, above one another as since macOS 11.
@MainActor struct AlertContent {
  let view = NSStackView()

  init(_ alert: NSAlert) {
    view.orientation = .vertical
    view.spacing = 10
    view.edgeInsets = NSEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let icon = NSImageView()
    icon.image = alert.icon ?? NSApplication.shared.applicationIconImage
    icon.widthAnchor.constraint(equalToConstant: 64).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 64).isActive = true
    view.addArrangedSubview(icon)
    view.addArrangedSubview(Self.text(alert.messageText, .boldSystemFont(ofSize: 13)))
    if !alert.informativeText.isEmpty {
      view.addArrangedSubview(Self.text(alert.informativeText, .systemFont(ofSize: 11)))
    }
    if let accessory = alert.accessoryView {
      if accessory.translatesAutoresizingMaskIntoConstraints {
        let size = accessory.frame.size
        accessory.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        accessory.heightAnchor.constraint(equalToConstant: size.height).isActive = true
      }
      view.addArrangedSubview(accessory)
    }
    if alert.showsSuppressionButton, let button = alert.suppressionButton {
      view.addArrangedSubview(button)
    }
    for button in alert.buttons {
      view.addArrangedSubview(button)
      button.widthAnchor.constraint(equalToConstant: 220).isActive = true
    }
    if alert.showsHelp {
      let help = NSButton(title: "", target: alert, action: "showHelp:")
      help.bezelStyle = .helpButton
      view.addArrangedSubview(help)
    }
  }

  private static func text(_ text: String, _ font: NSFont) -> NSTextField {
    let label = NSTextField(wrappingLabelWithString: text)
    label.font = font
    label.alignment = .center
    label.widthAnchor.constraint(equalToConstant: 220).isActive = true
    return label
  }
}
