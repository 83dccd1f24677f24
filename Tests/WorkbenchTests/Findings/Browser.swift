import Foundation
import TestSupport

/// A browser without a window that runs the scripts of pages.
enum Browser {
  /// Why tests that need it are skipped where it is missing.
  static let comment = "Scripts/bootstrap --browser installs Chromium"

  private static let program = Program(
    "chromium", "chromium-browser", "google-chrome", "chrome", "chrome-headless-shell")

  static var isThere: Bool { program != nil }

  /// A page's document after its scripts ran.
  ///
  /// - Parameter address: The page's address with its fragment.
  /// - Throws: An error of Foundation when the browser cannot be started.
  static func document(at address: String) throws -> String {
    let profile = try TestFolder.make().path
    let run = try program?.run([
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      // The frame of a phone looks at the page inside of it.
      "--allow-file-access-from-files", "--user-data-dir=\(profile)", "--dump-dom", address,
    ])
    return run?.output ?? ""
  }

  /// The value of an attribute of the document's body; nil for an absent one.
  static func attribute(_ name: String, of document: String) throws -> String? {
    let pattern = try Regex("<body[^>]* data-\(name)=\"([^\"]*)\"")
    return document.firstMatch(of: pattern)?.output[1].substring.map(String.init)
  }
}
