import Foundation
import Testing
import UIKit

@testable import PlumbTesting

/// Pictures as recorded files.
@Suite(.layout) @MainActor struct PictureTests {
  private func square(_ white: CGFloat, _ side: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = UIColor(white: white, alpha: 1)
    return view
  }

  @Test func picturesAreRecordedThenCompared() throws {
    let folder = try SnapshotFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    func check(_ view: UIView, precision: Double = 1, perceptual: Double = 1) -> [String] {
      Printed.failures {
        expectPicture(
          of: view, named: "square", precision: precision, perceptualPrecision: perceptual,
          scale: 1, record: .missing, testName: "aSquare()", filePath: folder.place.filePath,
          line: 7)
      }.map(\.message)
    }
    #expect(check(square(0.5)).count == 1)
    #expect(check(square(0.5)) == [])
    let other = check(square(0.51))
    #expect(other.count == 1)
    #expect(Guide.shows(other[0]), "\(other[0])")
    // By a hundredth of white grey differs by one step of lightness.
    #expect(check(square(0.51), perceptual: 0.98) == [])
    #expect(check(square(0.9), perceptual: 0.98).count == 1)
    let mark = square(0, 2)
    let marked = square(0.5)
    marked.addSubview(mark)
    // 4 of 400 pixels.
    #expect(check(marked).count == 1)
    #expect(check(marked, precision: 0.98) == [])
    #expect(check(marked, precision: 0.995).count == 1)
    #expect(check(square(0.5, 10), precision: 0).count == 1)
  }

  @Test func aPageShowsWhatDiffers() throws {
    let folder = try SnapshotFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let one = try square(0.5).pngData(scale: 1)
    let file = SnapshotFile("x", "png", of: "t", in: folder.place, record: .missing)
    #expect(file.write(one) == nil)
    let other = try square(0.1).pngData(scale: 1)
    let failure = try #require(pictureFailure(other, file, (1, 1), folder.place))
    #expect(failure.files.map(\.name) == ["actual.png", "difference.html"])
    let page = String(decoding: failure.files[1].data, as: UTF8.self)
    #expect(page.contains("SNAPSHOT_TESTING_RECORD=failed"))
  }
}
