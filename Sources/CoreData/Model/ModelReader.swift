internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// An element of a model's document.
final class ModelElement {
  let name: String
  let attributes: [String: String]
  var children: [ModelElement] = []
  init(_ name: String, _ attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }
  func isYes(_ key: String) -> Bool { attributes[key] == "YES" }
}

/// The reader of a model's document, which bounds its depth and refuses declarations.
final class ModelReader: NSObject, XMLParserDelegate {
  /// The greatest depth of elements; documents of Apple's editor have six.
  static let deepest = 16

  private var open: [ModelElement] = []
  private var root: ModelElement?
  private var failure: String?

  /// Returns the root element of a document.
  static func read(_ data: Data) throws -> ModelElement {
    // Entities can only be declared in one of these, and no model has it; looked for before parsing as libxml
    // may expand entities before it tells.
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil else {
      throw ModelDocument.error("a model has no document type.")
    }
    let reader = ModelReader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isParsed = parser.parse()
    if let failure = reader.failure { throw ModelDocument.error(failure) }
    guard isParsed, parser.parserError == nil, reader.open.isEmpty, let root = reader.root else {
      throw ModelDocument.error(
        "it is not XML (line \(parser.lineNumber), column \(parser.columnNumber)).")
    }
    guard root.name == "model" else { throw ModelDocument.error("it has no element \"model\".") }
    return root
  }

  private func fail(_ parser: XMLParser, _ text: String) {
    failure = failure ?? text
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard failure == nil else { return }
    guard open.count < Self.deepest else {
      return fail(parser, "elements are nested deeper than \(Self.deepest).")
    }
    let element = ModelElement(elementName, attributeDict)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    _ = open.popLast()
  }
  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) {
    fail(parser, "a model declares no entities.")
  }
  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
    systemID: String?
  ) {
    fail(parser, "a model declares no entities.")
  }
}
