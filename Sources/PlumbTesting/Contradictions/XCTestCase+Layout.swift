internal import LayoutTree
internal import Testing
public import XCTest

extension XCTestCase {
  /// Fails this test if constraints contradict each other, at the line that created the broken constraint.
  ///
  /// Call this function in `setUp`; observation ends with the test. XCTest runs one test at a time. In a program
  /// without debug information, the failure is at the line of this call.
  public func observeLayout(
    fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    CurrentTestCase.shared.begin(self)
    ConstraintCalls.remember()
    ConflictObserver.ofProcess = {
      Contradiction($0, testedIn: place.filePath).failure(at: place).record()
    }
    addTeardownBlock { ConflictObserver.ofProcess = nil }
  }
}
