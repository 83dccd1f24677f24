import Configuration
import Diagnostics
import Foundation
import IBDocument
import TestSupport
import Testing

@testable import Workbench

/// Which layouts documents are checked in.
@Suite struct LayoutMatrixTests {
  private static func document(_ device: String, mac: Bool = false) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="\(mac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")">
        <device id="\(device)" orientation="portrait"/><objects/>
      </document>
      """
    return try Document(data: Data(text.utf8), path: "/nowhere/A.xib")
  }

  private static func matrix(_ words: [LayoutDimension: [String]]) -> (LayoutMatrix, [String]) {
    var options = CheckRequest()
    options.layouts = words
    var settings = options.settings(given: [])
    var errors: [String] = []
    let matrix = LayoutMatrix(settings.settings(in: PathParts("/nowhere"))) {
      errors.append($0.description)
    }
    return (matrix, errors)
  }

  private static func names(_ matrix: LayoutMatrix, _ document: Document) -> [String] {
    matrix.layouts(of: document) { DocumentLanguages(ofDocument: document.path) }.map(\.name)
  }

  /// Every combination, the own layout first; what a document does not have is missing.
  @Test func combinations() throws {
    let (matrix, errors) = Self.matrix([
      .devices: ["own", "ipad9_7"], .directions: ["ltr", "rtl"], .textSizes: ["L", "AX5"],
      .languages: ["longer", "de"], .appearances: ["dark"],
    ])
    #expect(errors.isEmpty)
    let phone = Self.names(matrix, try Self.document("retina4_7"))
    #expect(phone.count == 1 + 2 * 2 * 2 && Set(phone).count == phone.count)
    #expect(phone[0] == "as designed")
    #expect(phone[1] == "left to right, text size L, 35 % longer texts, dark")
    #expect(phone.allSatisfy { !$0.contains("language de") }, "it has no translations")
    let mac = Self.names(matrix, try Self.document("x", mac: true))
    #expect(
      mac == [
        "as designed", "left to right, 35 % longer texts, dark",
        "right to left, 35 % longer texts, dark",
      ])
  }

  /// Phones are tried on phones and tablets on tablets; macOS has no devices.
  @Test func standardLayouts() throws {
    let (matrix, errors) = Self.matrix([:])
    #expect(errors.isEmpty && matrix == .standard)
    let phone = matrix.layouts(of: try Self.document("retina5_9")) {
      DocumentLanguages(ofDocument: "")
    }
    #expect(phone.map(\.surroundings.device) == [nil, "retina4_7", "retina6_9"])
    let pad = matrix.layouts(of: try Self.document("ipad9_7")) { DocumentLanguages(ofDocument: "") }
    #expect(pad.map(\.surroundings.device) == [nil, "ipad8_3rounded", "ipad12_9rounded"])
    #expect(Self.names(matrix, try Self.document("x", mac: true)) == ["as designed"])
    let (own, _) = Self.matrix([.devices: ["own"]])
    #expect(Self.names(own, try Self.document("retina5_9")) == ["as designed"])
  }

  @Test(arguments: [
    (LayoutDimension.devices, "iPhone 99 Ultra Max", "device"),
    (.orientations, "upright", "orientation"),
    (.directions, "left", "direction"), (.textSizes, "huge", "text size"),
    (.languages, "German", "language"), (.languages, "../de", "language"),
    (.appearances, "grey", "appearance"),
  ])
  func unknownWords(dimension: LayoutDimension, word: String, noun: String) {
    let (_, errors) = Self.matrix([dimension: [word]])
    #expect(errors.count == 1)
    #expect(errors[0].contains("there is no \(noun) '\(word)'; "), "\(errors)")
  }
}
