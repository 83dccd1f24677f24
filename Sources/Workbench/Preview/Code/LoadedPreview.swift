internal import AppKit
internal import Drawing
internal import Foundation
package import IBDocument
internal import UIKit
package import ViewDrawing
package import ViewPreviews

/// A preview that is loaded, and its place in the sources.
@MainActor package struct LoadedPreview {
  /// The module and the name of the source file, such as `Cards/CardView.swift`.
  package let file: String
  /// The line in the file.
  package let line: Int
  /// The column in the line.
  package let column: Int
  private let preview: Result<Preview, any Error>

  /// Creates a preview of a type.
  init(_ type: any PreviewRegistry.Type) {
    (file, line, column) = (type.fileID, type.line, type.column)
    preview = Result { try type.makePreview() }
  }

  /// The preview's name; nil without one, and if the preview cannot be made.
  package var name: String? { try? preview.get().name }
  /// The layout that its traits request.
  package var layout: PreviewLayout { (try? preview.get().layout) ?? .standard }
  /// The orientation that its traits request; nil for that of the device.
  package var orientation: PreviewOrientation? { try? preview.get().orientation }
  /// The place as messages state it.
  package var place: String { "\(file):\(line)" }
  /// The name of the picture's file, before it is cleaned: the source's name, the line and the preview's name.
  var fileName: String {
    let source = file.split(separator: "/").last.map(String.init) ?? file
    let stem = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    return ([stem, "\(line)"] + [name].compactMap { $0 }).joined(separator: "-")
  }

  /// Makes the content, shows it in a window and does work on it; the window is hidden afterwards.
  ///
  /// - Parameters:
  ///   - surroundings: The device and its appearance; the preview's own orientation precedes.
  ///   - work: Receives the root of the shown tree, laid out: UIKit's window, or AppKit's content view.
  /// - Throws: `WorkbenchError` if the preview cannot be made.
  package func show<Value>(
    in surroundings: Surroundings = Surroundings(), _ work: (any DrawnHost) -> Value
  ) throws(WorkbenchError) -> Value {
    let preview: Preview
    do {
      preview = try self.preview.get()
    } catch {
      throw .picture(path: place, why: "\(error)")
    }
    var surroundings = surroundings
    if let orientation = preview.orientation {
      surroundings.orientation = orientation.isLandscape ? .landscape : .portrait
    }
    let value = UIScreen.main.simulate(surroundings) {
      AppKitToolkit(generation: .current).simulate(surroundings) {
        Self.show(preview, surroundings.appearance, work)
      }
    }
    guard let value else {
      throw .picture(path: place, why: "the preview returned neither a view nor a view controller")
    }
    return value
  }

  private static func show<Value>(
    _ preview: Preview, _ appearance: Surroundings.Appearance?, _ work: (any DrawnHost) -> Value
  ) -> Value? {
    let content = preview.makeContent()
    if let window: UIWindow = preview.makeWindow(showing: content) {
      defer { window.isHidden = true }
      if let appearance {
        window.overrideUserInterfaceStyle = appearance == .dark ? .dark : .light
        window.layoutIfNeeded()
      }
      return work(window)
    }
    if let window: NSWindow = preview.makeWindow(showing: content), let view = window.contentView {
      defer { window.close() }
      if let appearance {
        window.appearance = NSAppearance(named: appearance == .dark ? .darkAqua : .aqua)
        window.layoutIfNeeded()
      }
      return work(view)
    }
    return nil
  }
}
