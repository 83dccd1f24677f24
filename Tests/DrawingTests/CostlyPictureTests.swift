import Foundation
import Synchronization
import Testing

@testable import Drawing

/// Drawings that ended the process or went on for ever: each is refused or drawn in little time.
struct CostlyPictureTests {
  private static func svg(_ inside: String, size: Int = 9) -> Data {
    Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\">\(inside)</svg>"
        .utf8)
  }

  private static func filter(_ primitive: String) -> String {
    "<filter id='f'>\(primitive)</filter><rect width='9' height='9' filter='url(#f)'/>"
  }

  static let refused: [(name: String, data: Data)] = [
    ("letters that leave Pango's numbers", svg("<text y='9' font-size='1e9'>a</text>")),
    ("the same in a style", svg("<text y='9' style='font-size: 1e9px'>a</text>")),
    ("the same in a style sheet", svg("<style>text { font-size: 900000px }</style><text>a</text>")),
    (
      "the same by growing",
      svg(
        String(repeating: "<g font-size='900%'>", count: 9) + "<text>a</text>"
          + String(repeating: "</g>", count: 9))
    ),
    (
      "the same with a prefix",
      Data(
        "<s:svg xmlns:s='http://www.w3.org/2000/svg' width='9' height='9'><s:text font-size='1e9'>a</s:text></s:svg>"
          .utf8)
    ),
    (
      "the same in UTF-16",
      Data([0xFF, 0xFE])
        + (String(decoding: svg("<text font-size='1e9'>a</text>"), as: UTF8.self).data(
          using: .utf16LittleEndian) ?? Data())
    ),
    (
      "the same hidden in an entity",
      Data("<!DOCTYPE svg [<!ENTITY s '1e9'>]>".utf8) + svg("<text font-size='&s;'>a</text>")
    ),
    (
      "markup in an entity",
      Data("<!DOCTYPE svg [<!ENTITY s '&#60;text font-size=\"1e9\">a&#60;/text>'>]>".utf8)
        + svg("&s;")
    ),
    (
      "an encoding that hides markup",
      Data("<?xml version='1.0' encoding='UTF-7'?>".utf8) + svg("<rect width='9' height='9'/>")
    ),
    (
      "noise of many octaves",
      svg(filter("<feTurbulence baseFrequency='.9' numOctaves='2000000000'/>"))
    ),
    ("a wide dilation", svg(filter("<feMorphology operator='dilate' radius='1000'/>"))),
    (
      "filters on a large drawing",
      svg(filter(String(repeating: "<feGaussianBlur stdDeviation='5'/>", count: 5)), size: 4000)
    ),
    (
      "more filters than a drawing has use for",
      svg(filter(String(repeating: "<feOffset dx='1'/>", count: 300)))
    ),
  ]

  @Test(arguments: refused.map(\.name))
  func isRefused(_ name: String) throws {
    let data = try #require(Self.refused.first { $0.name == name }).data
    #expect(throws: ImageError.self) { try CGImage.decode(data) }
  }

  /// What people draw is drawn: a shadow, letters in styles, relative sizes, entities of Illustrator's.
  static let drawn: [(name: String, data: Data)] = [
    (
      "a shadow",
      svg(
        filter(
          "<feGaussianBlur stdDeviation='2'/><feOffset dy='1'/><feMerge><feMergeNode/></feMerge>"))
    ),
    (
      "letters",
      svg(
        "<style>.a{font: bold 12px sans-serif; font-size: 1.2em}</style><text class='a' y='9' font-size='150%'>a</text>"
      )
    ),
    (
      "entities that are addresses",
      Data("<!DOCTYPE svg [<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">]>".utf8)
        + svg("<rect width='9' height='9'/>")
    ),
    (
      "an encoding",
      Data("<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>".utf8)
        + svg("<rect width='9' height='9'/>")
    ),
  ]

  @Test(arguments: drawn.map(\.name)) func isDrawn(_ name: String) throws {
    let data = try #require(Self.drawn.first { $0.name == name }).data
    #expect(try CGImage.decode(data).width == 9)
  }

  /// Work that uses the processor for too long is given up, while it goes on, and the next drawing is drawn.
  @Test func workThatTakesTooLongIsGivenUp() throws {
    let work = EndlessWork()
    defer { work.end() }
    let error = #expect(throws: ImageError.self) {
      try PatientDecoder.decode {
        work.run()
        return .failure(.empty)
      }
    }
    #expect(error == .corrupt("it takes more than 5 seconds to draw"))
    #expect(try CGImage.decode(Self.svg("<rect width='9' height='9'/>")).height == 9)
  }
}

/// Work that goes on until it is ended.
private final class EndlessWork: Sendable {
  private let goesOn = Atomic(true)

  func run() { while goesOn.load(ordering: .relaxed) {} }
  func end() { goesOn.store(false, ordering: .relaxed) }
}
