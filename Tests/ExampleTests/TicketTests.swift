import Foundation
import TestSupport
import Testing
import UIKit

@testable import Ticket

/// A ticket drawn without a screen.
@MainActor @Suite struct TicketTests {
  private var ticket: TicketView {
    let ticket = TicketView(event: "Event", seat: "Seat", price: "1")
    ticket.frame.size = ticket.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return ticket
  }

  /// As wide as the wider line with 20, 32 and 110 around it; 24 above and below both lines, 4 between.
  @Test func itIsAsLargeAsItsTexts() {
    let ticket = ticket
    let (title, place) = (ticket.title.intrinsicContentSize, ticket.place.intrinsicContentSize)
    #expect(ticket.frame.width == 20 + max(title.width, place.width) + 32 + 110)
    #expect(ticket.frame.height == 24 + title.height + 4 + place.height + 24)
  }

  @Test func picturesHaveTheirFormats() throws {
    let ticket = ticket
    let png = [UInt8](try ticket.pngData(scale: 3))
    #expect(Array(png.prefix(4)) == [137, 80, 78, 71])
    // Width in pixels, from the first chunk.
    let width = png[16..<20].reduce(0) { $0 * 256 + Int($1) }
    #expect(width == Int((ticket.frame.width * 3).rounded(.up)))
    #expect(try ticket.pdfData().starts(with: Data("%PDF".utf8)))
    let svg = String(decoding: try ticket.svgData(), as: UTF8.self)
    #expect(svg.contains("<svg"))
  }

  @Test func nothingIsNoPicture() {
    #expect(throws: (any Error).self) { try UIView().pngData() }
  }
}
