import Accelerate
import Drawing
import Foundation
import Testing

/// Arithmetic of vectors and pixels, against plain loops.
@Suite struct AccelerateTests {
  private let numbers: [Float] = [3, -1, 4, 1, -5, 9]

  @Test func vectors() {
    #expect(vDSP.sum(numbers) == 11 && vDSP.mean([1.0, 2, 6]) == 3)
    #expect(vDSP.rootMeanSquare([3.0, 3, 3]) == 3 && vDSP.maximum(numbers) == 9)
    #expect(vDSP.minimum(numbers) == -5 && vDSP.add(1, [1.0, 2]) == [2, 3])
    #expect(
      vDSP.add([1.0, 2], [3, 4]) == [4, 6] && vDSP.subtract([1.0, 2], [3, 5]) == [-2, -3])
    #expect(vDSP.multiply(2, [1.0, 2]) == [2, 4] && vDSP.multiply([1.0, 2], [3, 4]) == [3, 8])
    #expect(vDSP.dot([1.0, 2], [3, 4]) == 11)
    var result: Float = 0
    let stride: vDSP_Stride = 2
    let count: vDSP_Length = 3
    vDSP_maxv(numbers, stride, &result, count)
    #expect(result == 4)
    vDSP_minv(numbers, stride, &result, count)
    #expect(result == -5)
    vDSP_meanv(numbers, 1, &result, 4)
    #expect(result == 1.75)
    vDSP_rmsqv([3, 4], 1, &result, 2)
    #expect(abs(result - 3.5355339) < 1e-5)
    var list = [Float](repeating: 0, count: 3)
    vDSP_vabs(numbers, 1, &list, 1, 3)
    #expect(list == [3, 1, 4])
    vDSP_vsmul(numbers, 1, [2], &list, 1, 3)
    #expect(list == [6, -2, 8])
    vDSP_vadd(numbers, 1, numbers, 1, &list, 1, 3)
    #expect(list == [6, -2, 8])
  }

  /// A picture with seeded pixels.
  private func picture(width: Int, height: Int, seed: Int) -> [UInt8] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    return (0..<width * height * 4).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state >> 33)
    }
  }

  private func run(
    _ bytes: [UInt8], width: Int, height: Int, into size: (width: Int, height: Int),
    _ body: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
  ) -> [UInt8] {
    var (from, to) = (bytes, [UInt8](repeating: 0, count: size.width * size.height * 4))
    let error = from.withUnsafeMutableBytes { from in
      to.withUnsafeMutableBytes { to in
        var source = vImage_Buffer(
          data: from.baseAddress, height: vImagePixelCount(height),
          width: vImagePixelCount(width), rowBytes: width * 4)
        var target = vImage_Buffer(
          data: to.baseAddress, height: vImagePixelCount(size.height),
          width: vImagePixelCount(size.width), rowBytes: size.width * 4)
        return body(&source, &target)
      }
    }
    #expect(error == kvImageNoError)
    return to
  }

  @Test(arguments: 1...12) func means(_ seed: Int) {
    let (width, height, radius) = (3 + seed, 14 - seed, seed % 4)
    let bytes = picture(width: width, height: height, seed: seed)
    let size = UInt32(2 * radius + 1)
    let result = run(bytes, width: width, height: height, into: (width, height)) {
      vImageBoxConvolve_ARGB8888(
        $0, $1, nil, 0, 0, size, size, nil, vImage_Flags(kvImageEdgeExtend))
    }
    for y in 0..<height {
      for x in 0..<width * 4 {
        var sum = 0.0
        for dy in -radius...radius {
          for dx in -radius...radius {
            let column = min(max(x / 4 + dx, 0), width - 1)
            let row = min(max(y + dy, 0), height - 1)
            sum += Double(bytes[(row * width + column) * 4 + x % 4])
          }
        }
        let mean = sum / Double(size * size)
        // Rows are rounded before columns.
        #expect(abs(Double(result[y * width * 4 + x]) - mean) <= 1.01, "seed \(seed)")
      }
    }
  }

  @Test func pixels() {
    let bytes = picture(width: 4, height: 2, seed: 7)
    let turn: [Int16] = [0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0]
    let turned = run(bytes, width: 4, height: 2, into: (4, 2)) {
      vImageMatrixMultiply_ARGB8888($0, $1, turn, 1, nil, nil, vImage_Flags(kvImageNoFlags))
    }
    let permuted = run(bytes, width: 4, height: 2, into: (4, 2)) {
      vImagePermuteChannels_ARGB8888($0, $1, [3, 2, 1, 0], 0)
    }
    #expect(turned == permuted && turned[0] == bytes[3])
    let small = run(bytes, width: 4, height: 2, into: (2, 1)) {
      vImageScale_ARGB8888($0, $1, nil, vImage_Flags(kvImageHighQualityResampling))
    }
    let sum = Int(bytes[0]) + Int(bytes[4]) + Int(bytes[16]) + Int(bytes[20])
    #expect(Int(small[0]) == (sum + 2) / 4)
    var empty = vImage_Buffer()
    #expect(vImageScale_ARGB8888(&empty, &empty, nil, 0) == kvImageBufferSizeMismatch)
    #expect(
      vImageBoxConvolve_ARGB8888(&empty, &empty, nil, 0, 0, 2, 3, nil, 0)
        == kvImageInvalidKernelSize)
    let ask = vImage_Flags(kvImageGetTempBufferSize)
    #expect(vImageBoxConvolve_ARGB8888(&empty, &empty, nil, 0, 0, 3, 3, nil, ask) == 0)
    #expect(kvImageBackgroundColorFill == 4 && kvImageNoAllocate == 512 && kvImageDoNotTile == 16)
  }

  @Test func bitmaps() throws {
    let image = try CGImage(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
    var format = vImage_CGImageFormat(
      bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil, bitmapInfo: image.bitmapInfo)
    var buffer = vImage_Buffer()
    #expect(vImageBuffer_InitWithCGImage(&buffer, &format, nil, image, 0) == kvImageNoError)
    var error: vImage_Error = 1
    let again = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, 0, &error)
    #expect(again?.takeRetainedValue().pixels == image.pixels && error == kvImageNoError)
    buffer.free()
    #expect(vImageBuffer_Init(&buffer, 3, 2, 32, 0) == kvImageNoError && buffer.rowBytes == 8)
    buffer.free()
    #expect(vImageBuffer_Init(&buffer, .max, .max, 32, 0) == kvImageInvalidParameter)
    var none = vImage_Buffer()
    #expect(vImageCreateCGImageFromBuffer(&none, &format, nil, nil, 0, &error) == nil)
    let pixel: Pixel_8888 = (1, 2, 3, 4)
    #expect(pixel.2 == 3 && error == kvImageInvalidParameter && format.bitsPerPixel == 32)
  }
}
