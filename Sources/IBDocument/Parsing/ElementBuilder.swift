internal import Foundation
internal import FoundationXML

/// Makes elements of what Foundation's parser reports.
///
/// A stack of open elements, never recursive. The n-th start tag reported is the n-th start tag of
/// the scan, which knows its place.
final class ElementBuilder: NSObject, XMLParserDelegate {
  /// The root element once its end was read.
  private(set) var root: Element?
  /// The first thing that was wrong; nothing is read after it.
  private(set) var fault: ParserFault?

  private let starts: [SourcePosition]
  private var started = 0
  /// The elements that are open, outermost first.
  private var open: [OpenElement] = []

  /// An element whose end tag has not been read.
  private struct OpenElement {
    let name: String
    let attributes: [String: String]
    let position: SourcePosition
    var children: [Element] = []
    var text = ""
  }

  /// A builder for a text whose start tags stand at these places.
  init(starts: [SourcePosition]) {
    self.starts = starts
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard fault == nil else { return }
    let position = started < starts.count ? starts[started] : place(of: parser)
    started += 1
    open.append(OpenElement(name: elementName, attributes: attributeDict, position: position))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard fault == nil, let element = open.popLast() else { return }
    let made = Element(
      name: element.name, attributes: element.attributes, children: element.children,
      text: element.text.allSatisfy(\.isWhitespace) ? "" : element.text,
      position: element.position)
    if open.isEmpty {
      root = made
    } else {
      open[open.count - 1].children.append(made)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { append(string) }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    append(String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    guard fault == nil, !ParserFault.isHarmless(code) else { return }
    fault = ParserFault(
      code: code, position: place(of: parser), openElement: open.last?.name,
      openPosition: open.last?.position)
    parser.abortParsing()
  }

  private func append(_ text: String) {
    guard fault == nil, !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  private func place(of parser: XMLParser) -> SourcePosition {
    SourcePosition(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
  }
}
