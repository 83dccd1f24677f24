public import Foundation
public import MetalPerformanceShaders

/// The pixels that a program's own filter reads.
///
/// - SeeAlso: Apple, "CIImageProcessorInput".
public protocol CIImageProcessorInput: AnyObject {
  /// The area of the pixels, with y up.
  var region: CGRect { get }
  /// The bytes of a row.
  var bytesPerRow: Int { get }
  /// The form of the pixels.
  var format: CIFormat { get }
  /// The first byte of the upper row.
  var baseAddress: UnsafeRawPointer { get }
  /// Nil: there is no device.
  var metalTexture: (any MTLTexture)? { get }
}

/// The pixels that a program's own filter writes.
///
/// - SeeAlso: Apple, "CIImageProcessorOutput".
public protocol CIImageProcessorOutput: AnyObject {
  /// The area of the pixels, with y up.
  var region: CGRect { get }
  /// The bytes of a row.
  var bytesPerRow: Int { get }
  /// The form of the pixels.
  var format: CIFormat { get }
  /// The first byte of the upper row.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// Nil: there is no device.
  var metalTexture: (any MTLTexture)? { get }
  /// Nil: there is no device.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A filter of a program's own, which reads and writes pixels in memory.
///
/// - SeeAlso: Apple, "CIImageProcessorKernel".
open class CIImageProcessorKernel: NSObject {
  /// Writes the output's pixels; to be overridden.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
    output: any CIImageProcessorOutput
  ) throws {}
  /// The area of an input that an area of the output needs: the same unless overridden.
  open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect)
    -> CGRect
  {
    outputRect
  }
  /// The form of an input's pixels: ``CIFormat/BGRA8`` unless overridden.
  open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
  /// The form of the output's pixels: ``CIFormat/BGRA8`` unless overridden.
  open class var outputFormat: CIFormat { .BGRA8 }
  /// Whether the output has no transparency; not read.
  open class var outputIsOpaque: Bool { false }
  /// Whether inputs are in memory before the call; they always are.
  open class var synchronizeInputs: Bool { true }

  /// Returns the filter's image of an area.
  ///
  /// - Throws: What ``process(with:arguments:output:)`` throws, and an error for an area that is empty or too large.
  open class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?
  ) throws -> CIImage {
    let sources = try (inputs ?? []).enumerated().map { index, image in
      let area = roi(forInput: Int32(index), arguments: args, outputRect: extent)
      return try PixelBuffer(area, formatForInput(at: Int32(index)), of: image)
    }
    let output = try PixelBuffer(extent, outputFormat, of: nil)
    try process(with: sources, arguments: args, output: output.output)
    return CIImage(output.raster)
  }
}

/// Pixels of an image in memory.
private final class PixelBuffer: CIImageProcessorInput {
  struct Failure: Error, CustomStringConvertible {
    var description: String {
      "The area is empty or too large, or its form of pixels is not available."
    }
  }

  let region: CGRect
  let format: CIFormat
  let bytesPerRow: Int
  private let layout: FormatLayout
  private let memory: UnsafeMutableRawPointer
  private var image: Raster
  var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory) }
  var metalTexture: (any MTLTexture)? { nil }

  /// The same memory for writing.
  final class Output: CIImageProcessorOutput {
    private let buffer: PixelBuffer
    init(_ buffer: PixelBuffer) { self.buffer = buffer }
    var region: CGRect { buffer.region }
    var bytesPerRow: Int { buffer.bytesPerRow }
    var format: CIFormat { buffer.format }
    var baseAddress: UnsafeMutableRawPointer { buffer.memory }
    var metalTexture: (any MTLTexture)? { nil }
    var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
  }
  var output: Output { Output(self) }

  init(_ area: CGRect, _ format: CIFormat, of image: CIImage?) throws {
    guard let raster = image.map({ $0.pixels(in: area) }) ?? Raster(area),
      let layout = FormatLayout(format)
    else { throw Failure() }
    (region, self.format, self.image, self.layout) = (raster.area, format, raster, layout)
    bytesPerRow = raster.width * layout.bytes
    memory = .allocate(byteCount: bytesPerRow * raster.height, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * raster.height)
    if image != nil { layout.write(raster, to: memory, bytesPerRow: bytesPerRow) }
  }

  deinit { memory.deallocate() }

  /// The pixels in memory.
  var raster: Raster {
    layout.read(into: &image, from: memory, bytesPerRow: bytesPerRow)
    return image
  }
}
