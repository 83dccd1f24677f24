import Drawing
import Foundation
import ImageFilters
import Testing

/// Differences of images, values of areas, and filters of programs' own.
@Suite struct AreaTests {
  private let area = CGRect(x: 0, y: 0, width: 2, height: 2)
  private func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(to: area)
  }
  private func value(_ image: CIImage?, format: CIFormat = .Rf) -> Float {
    var value: Float = -1
    if let image {
      CIContext().render(
        image, toBitmap: &value, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
        format: format, colorSpace: nil)
    }
    return value
  }
  private func difference(_ first: CIImage, _ second: CIImage) -> Float {
    value(first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": second]))
  }

  /// White and black differ by their lightness alone.
  ///
  /// For sRGB's red, published as 53.24, 80.09 and 67.20, the
  /// difference from black is √(53.24² + (104.55 / 5.705)²).
  @Test func differencesOfColours() {
    #expect(abs(difference(plain(1, 1, 1), plain(0, 0, 0)) - 100) < 0.01)
    #expect(difference(plain(0.3, 0.6, 0.9), plain(0.3, 0.6, 0.9)) == 0)
    #expect(abs(difference(plain(1, 0, 0), plain(0, 0, 0)) - 56.31) < 0.05)
    // A step of one of 255 cannot be seen.
    #expect(difference(plain(0.5, 0.5, 0.5), plain(128 / 255, 0.5, 0.5)) < 1)
  }

  @Test func valuesOfAreas() {
    let left = CIImage(color: CIColor(red: 0.25, green: 0, blue: 0)).cropped(
      to: CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = left.composited(over: plain(0.75, 0, 0))
    for (name, expected): (String, Float) in [
      ("CIAreaAverage", 0.5), ("CIAreaMaximum", 0.75), ("CIAreaMinimum", 0.25),
    ] {
      let result = image.applyingFilter(name, parameters: [kCIInputExtentKey: image.extent])
      #expect(result.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(abs(value(result) - expected) < 0.002, "\(name)")
    }
    let part = image.applyingFilter(
      "CIAreaAverage",
      parameters: [kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 1, height: 2))])
    #expect(abs(value(part) - 0.25) < 0.002)
  }

  @Test func formsOfPixels() {
    let image = plain(0.2, 0.4, 0.6)
    var half: Float16 = 0
    CIContext().render(
      image, toBitmap: &half, rowBytes: 2, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .Rh, colorSpace: nil)
    #expect(abs(half - 0.2) < 0.001)
    var four: [Float] = [0, 0, 0, 0]
    CIContext().render(
      image, toBitmap: &four, rowBytes: 16, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBAf, colorSpace: nil)
    for (part, expected) in zip(four, [0.2, 0.4, 0.6, 1] as [Float]) {
      #expect(abs(part - expected) < 0.001)
    }
    for (format, expected): (CIFormat, UInt8) in [(.R8, 51), (.A8, 255)] {
      var byte: UInt8 = 0
      CIContext().render(
        image, toBitmap: &byte, rowBytes: 1, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
        format: format, colorSpace: nil)
      #expect(byte == expected)
    }
  }

  /// A program's own filter: swaps red and blue.
  private final class Swap: CIImageProcessorKernel {
    override class func process(
      with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
      output: any CIImageProcessorOutput
    ) throws {
      guard let input = inputs?.first, arguments?["fails"] == nil else { throw CancellationError() }
      #expect(input.metalTexture == nil && output.metalTexture == nil)
      #expect(output.metalCommandBuffer == nil && input.region == output.region)
      for y in 0..<Int(output.region.height) {
        for x in 0..<Int(output.region.width) {
          for (to, from) in [2, 1, 0, 3].enumerated() {
            let byte = input.baseAddress.load(
              fromByteOffset: y * input.bytesPerRow + x * 4 + from, as: UInt8.self)
            output.baseAddress.storeBytes(
              of: byte, toByteOffset: y * output.bytesPerRow + x * 4 + to, as: UInt8.self)
          }
        }
      }
    }
  }

  @Test func aFilterOfAProgram() throws {
    #expect(!Swap.outputIsOpaque && Swap.synchronizeInputs && Swap.outputFormat == .BGRA8)
    let image = try Swap.apply(withExtent: area, inputs: [plain(0.2, 0.4, 0.6)], arguments: nil)
    #expect(image.extent == area && abs(value(image) - 0.6) < 0.003)
    #expect(throws: CancellationError.self) {
      try Swap.apply(withExtent: area, inputs: [image], arguments: ["fails": true])
    }
    #expect(throws: (any Error).self) {
      try Swap.apply(withExtent: .infinite, inputs: [image], arguments: nil)
    }
  }

  @Test func contentsOfCodes() {
    let code = CIQRCodeDescriptor(
      payload: Data([1]), symbolVersion: 4, maskPattern: 3, errorCorrectionLevel: .levelQ)
    #expect(code?.errorCorrectionLevel.rawValue == 81 && code?.symbolVersion == 4)
    #expect(
      CIQRCodeDescriptor(
        payload: Data(), symbolVersion: 41, maskPattern: 0, errorCorrectionLevel: .levelH) == nil)
    let matrix = CIDataMatrixCodeDescriptor(
      payload: Data([1]), rowCount: 10, columnCount: 12, eccVersion: .v200)
    #expect(matrix?.eccVersion.rawValue == 200 && matrix?.columnCount == 12)
    #expect(CIRenderDestinationAlphaMode.unpremultiplied.rawValue == 2)
  }
}
