internal import Foundation

/// The panel about the program.
@MainActor final class AboutPanel {
  private lazy var panel = NSPanel(
    contentRect: NSRect(x: 0, y: 0, width: 284, height: 160), styleMask: [.titled, .closable],
    backing: .buffered, defer: true)

  /// Shows the panel with values that replace those of the bundle.
  func show(_ options: [NSApplication.AboutPanelOptionKey: Any]) {
    let information = Bundle.main.infoDictionary ?? [:]
    func text(_ key: NSApplication.AboutPanelOptionKey, _ other: String) -> String? {
      options[key] as? String ?? information[other] as? String
    }
    let name = text(.applicationName, "CFBundleName") ?? ProcessInfo.processInfo.processName
    let image = options[.applicationIcon] as? NSImage ?? NSApplication.shared.applicationIconImage
    let version = [
      text(.applicationVersion, "CFBundleShortVersionString"),
      text(.version, "CFBundleVersion").map { "(\($0))" },
    ].compactMap { $0 }.joined(separator: " ")
    let title = NSTextField(labelWithString: name)
    title.font = .boldSystemFont(ofSize: 14)
    let lines = [
      version.isEmpty ? nil : NSTextField(labelWithString: "Version \(version)"),
      (options[.credits] as? NSAttributedString).map { NSTextField(labelWithAttributedString: $0) },
      (information["NSHumanReadableCopyright"] as? String).map(NSTextField.init(labelWithString:)),
    ].compactMap { $0 }
    for line in lines { line.font = .systemFont(ofSize: 11) }
    let icon = NSImageView()
    icon.image = image
    icon.widthAnchor.constraint(equalToConstant: 64).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let stack = NSStackView(views: [icon, title] + lines)
    stack.orientation = .vertical
    stack.edgeInsets = NSEdgeInsets(top: 8, left: 20, bottom: 20, right: 20)
    panel.contentView = stack
    panel.setContentSize(NSSize(width: 284, height: stack.fittingSize.height))
    panel.center()
    panel.makeKeyAndOrderFront(nil)
  }
}
