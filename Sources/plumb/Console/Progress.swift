internal import Foundation
internal import ReportFormats
internal import Workbench

/// A progress counter on standard error, shown only in a terminal and for more than 20 items.
struct Progress {
  let total: Int
  private var done = 0
  private let isShown: Bool

  /// Creates a counter.
  ///
  /// - Parameter isAlone: Whether nothing is written to standard output while the counter is visible.
  init(total: Int, isAlone: Bool = false) {
    self.total = total
    isShown = Terminal.isError && (isAlone || !Terminal.isOutput) && total > 20
  }

  mutating func step(_ path: String) {
    done += 1
    guard isShown else { return }
    FileHandle.standardError.write(
      Data("\r\u{1B}[K\(done)/\(total) \(Printable.text(path))".utf8))
  }

  func finish() {
    guard isShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
