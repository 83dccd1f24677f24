internal import Foundation
package import IBDocument

extension UIStoryboard {
  /// Shows a controller of a document on the document's device, as an app does: outlets are connected, its view has
  /// loaded, was laid out and has appeared.
  ///
  /// - Parameter id: The controller's id in the document.
  /// - Returns: The window that shows it; nil for an unknown id.
  /// - Throws: A message with path, line and element when the file is not a document.
  package static func window(showing id: String, of document: URL, on device: Device?) throws
    -> UIWindow?
  {
    if let device {
      UIScreen.main.device = device.id
      UIScreen.main.isLandscape = device.orientation == .landscape
    }
    let storyboard = try UIStoryboard(contentsOf: document)
    guard let controller = storyboard.controller(id: id, nil) else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}
