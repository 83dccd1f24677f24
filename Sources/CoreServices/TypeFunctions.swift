public import Foundation
public import FoundationShims
internal import UniformTypeIdentifiers

// Functions of types by their identifiers. Source: Apple, "UTType" of Core Services.

private func type(_ tagClass: CFString, _ tag: CFString, _ kind: CFString?) -> UTType? {
  UTType(
    tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: kind.flatMap { UTType($0) })
}

/// Whether a type is another one or conforms to it; unknown types conform to themselves only.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if inUTI == inConformsToUTI { return true }
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

/// Whether a type is another one or conforms to it, for an identifier of ``UTTypeCreatePreferredIdentifierForTag(_:_:_:)``.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: CFString) -> Bool {
  UTTypeConformsTo(inUTI as CFString, inConformsToUTI)
}

/// Whether two identifiers are those of one type; case does not count.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// The type of a tag, such as the extension of a file's name; a dynamic one for a tag that is not known.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<NSString>? {
  type(inTagClass, inTag, inConformingToUTI).map {
    .passRetained(NSString(string: $0.identifier))
  }
}

/// The preferred tag of a type; nil if it has none of the class.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<NSString>? {
  let type = UTType(inUTI)
  let tag =
    inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { .passRetained(NSString(string: $0)) }
}

/// The identifier as a description of a type; nil for an unknown one.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<NSString>? {
  UTType(inUTI).map { .passRetained(NSString(string: $0.identifier)) }
}
