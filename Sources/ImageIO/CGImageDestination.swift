public import Drawing
public import Foundation
public import FoundationShims

/// A file of a picture that is written.
///
/// - SeeAlso: Apple, "CGImageDestination".
public final class CGImageDestination {
  private enum Place {
    case file(URL)
    case data(NSMutableData)
  }
  private let place: Place
  private let format: ImageTypes.Format
  private var image: CGImage?
  private var quality = 0.9

  fileprivate init?(_ url: URL, _ type: String) {
    guard let format = ImageTypes.Format(type) else { return nil }
    (place, self.format) = (.file(url), format)
  }
  fileprivate init?(_ data: NSMutableData, _ type: String) {
    guard let format = ImageTypes.Format(type) else { return nil }
    (place, self.format) = (.data(data), format)
  }

  fileprivate func add(_ picture: CGImage, _ properties: CFDictionary?) {
    if image == nil { image = picture }
    set(properties)
  }
  fileprivate func set(_ properties: CFDictionary?) {
    let value = ObjectiveCArguments.number(
      properties?[kCGImageDestinationLossyCompressionQuality])?.doubleValue
    if let value { quality = value }
  }
  fileprivate func finish() -> Bool {
    guard let image, let data = try? format.data(of: image, quality: quality) else { return false }
    switch place {
    case .file(let url): return (try? data.write(to: url)) != nil
    case .data(let target):
      target.append(data)
      return true
    }
  }
}

/// Creates a file of a type; nil for a type that is not written here, all but PNG and JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url, type) }

/// Creates bytes of a type; nil for a type that is not written here, all but PNG and JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, type) }

/// Adds a picture, of which the first is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }

/// Adds a picture of a source, as stored.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { CGImageSourceCreateImageAtIndex(isrc, index, nil).map { idst.add($0, properties) } }

/// Sets the properties of the file, of which the quality of JPEG is read.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) { idst.set(properties) }

/// Writes the file; returns whether it was written.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  idst.finish()
}

/// The types that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  ["public.png", "public.jpeg"]
}
