internal import LayoutTree
internal import Testing
public import XCTest

extension XCTestCase {
  /// Fails this test where constraints contradict each other, at the line that made the constraint that was given up.
  ///
  /// Call it in `setUp`; the test's end ends it. XCTest runs one test at a time. In a program without debug information the
  /// line of this call fails.
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
