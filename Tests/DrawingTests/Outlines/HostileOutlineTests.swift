import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Drawings that are wrong, or made to cost much: none ends the process.
struct HostileOutlineTests {
  private static func svg(_ body: String) -> Data { Data("<svg>\(body)</svg>".utf8) }

  private static let refused: [(name: String, data: Data, words: String)] = [
    ("empty", Data(), "not an SVG drawing"), ("text", Data("hello".utf8), "not an SVG drawing"),
    ("page", Data("<html><path d='M0 0H1'/></html>".utf8), "not an SVG drawing"),
    ("open tag", Data("<svg><path d='M0 0'".utf8), "no end"),
    ("comment", Data("<svg><!-- ".utf8), "no end"),
    ("entity", Data("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>".utf8), "entities"),
    ("deep", svg(String(repeating: "<g>", count: 200)), "nested"),
    ("large", Data(repeating: 0x20, count: SVGOutline.maximumBytes + 1), "4 MB"),
    (
      "long",
      svg(
        "<path d='M0 0" + String(repeating: "h1", count: 150_000) + "'/>"
          + "<path d='M0 0" + String(repeating: "h1", count: 150_000) + "'/>"), "steps"
    ),
  ]

  @Test(arguments: refused.indices) func itIsRefusedWithAReason(index: Int) {
    let row = Self.refused[index]
    do {
      _ = try SVGOutline(row.data)
      Issue.record("\(row.name) is read")
    } catch {
      #expect(error.description.contains(row.words), "\(row.name): \(error)")
    }
  }

  /// Bytes changed at random are read or refused.
  @Test(arguments: [UInt64(7), 20_261_128]) func changedBytesDoNotEndTheProcess(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let sound = Array(
      """
      <svg viewBox="0 0 16 16"><g transform="rotate(9 1 2) scale(2)" fill="none" stroke="red"><path \
      d="M1 2c3 4 5 6 7 8s1 2 3 4q1 2 3 4t5 6a1 2 30 0 1 4 5H1V2z"/><rect x="1" width="5" height="4" rx="2"/>\
      <polygon points="1,2 3,4 5,6"/></g><circle cx="5" cy="5" r="1e3"/></svg>
      """.utf8)
    for _ in 0..<3_000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: at)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: at)
        }
      }
      guard let drawing = try? SVGOutline(Data(bytes)) else { continue }
      for point in drawing.shapes.flatMap({ $0.path.elements.flatMap(\.points) }) {
        #expect(point.x.isFinite && point.y.isFinite, "seed \(seed)")
      }
    }
  }

  /// Twice the text takes about twice the time.
  @Test func timeIsLinear() {
    func seconds(_ count: Int) -> Double {
      let data = Self.svg(String(repeating: "<path d='M1 1l.5.5Z'/>", count: count))
      return ProcessorTime.seconds { _ = try? SVGOutline(data) }
    }
    let (small, large) = (seconds(4_000), seconds(32_000))
    #expect(large < 8 * small * 4 + 0.5, "\(small) \(large)")
  }
}
