public import Foundation

/// A part of a test with a name.
///
/// - SeeAlso: Apple, "XCTActivity".
public protocol XCTActivity: NSObjectProtocol {
  /// The name in the report.
  var name: String { get }
  /// Adds an attachment to the part.
  func add(_ attachment: XCTAttachment)
}

/// The test that runs.
///
/// - SeeAlso: Apple, "XCTContext".
open class XCTContext: NSObject {
  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) {}
  }

  /// Runs a part of a test; no report names it.
  ///
  /// - Throws: What `block` throws.
  open class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name: name))
  }
}
