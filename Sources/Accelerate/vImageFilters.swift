internal import Drawing

/// The rows of a buffer with memory.
struct PixelRows {
  let data: UnsafeMutablePointer<UInt8>
  let width: Int, height: Int, rowBytes: Int

  /// Creates the rows; nil for a buffer without memory or with rows that are too short.
  init?(_ buffer: vImage_Buffer) {
    guard let data = buffer.data, buffer.width > 0, buffer.height > 0,
      buffer.rowBytes >= Int(buffer.width) * 4
    else { return nil }
    self.data = data.assumingMemoryBound(to: UInt8.self)
    (width, height, rowBytes) = (Int(buffer.width), Int(buffer.height), buffer.rowBytes)
  }

  /// The bytes of a row.
  func row(_ index: Int) -> UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(start: data + index * rowBytes, count: width * 4)
  }
}

// Source: Apple, "vImage".

/// Writes the means of rectangles of odd sides around each pixel; pixels of edges count beyond them.
///
/// - Complexity: O(pixels), whatever the sides.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
  guard let source = PixelRows(src.pointee), let target = PixelRows(dest.pointee),
    source.width == target.width, source.height == target.height
  else { return kvImageBufferSizeMismatch }
  let (width, height) = (source.width, source.height)
  var values = (0..<height).flatMap { source.row($0).map { Int32($0) } }
  average(&values, lines: height, apart: width * 4, step: 4, count: width, Int(kernel_width) / 2)
  average(&values, lines: width, apart: 4, step: width * 4, count: height, Int(kernel_height) / 2)
  for y in 0..<height {
    for (x, value) in values[y * width * 4..<(y + 1) * width * 4].enumerated() {
      target.data[y * target.rowBytes + x] = UInt8(clamping: value)
    }
  }
  return kvImageNoError
}

/// Replaces each of four components with the mean of those around it along lines.
private func average(
  _ values: inout [Int32], lines: Int, apart: Int, step: Int, count: Int, _ radius: Int
) {
  let size = Int64(2 * radius + 1)
  var line = [Int64](repeating: 0, count: count)
  for index in 0..<lines * 4 {
    let start = index / 4 * apart + index % 4
    for place in 0..<count { line[place] = Int64(values[start + place * step]) }
    func value(_ place: Int) -> Int64 { line[min(max(place, 0), count - 1)] }
    // The first window; its part beyond the edge is the edge's own.
    var sum = Int64(radius) * value(0)
    let inside = min(radius, count - 1)
    for place in 0...inside { sum += line[place] }
    sum += Int64(radius - inside) * value(count - 1)
    for place in 0..<count {
      values[start + place * step] = Int32((sum + size / 2) / size)
      sum += value(place + radius + 1) - value(place - radius)
    }
  }
}

/// Writes pixels multiplied by a matrix of four rows, divided by a number.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
  _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = PixelRows(src.pointee), let target = PixelRows(dest.pointee),
    source.width == target.width, source.height == target.height
  else { return kvImageBufferSizeMismatch }
  guard divisor != 0 else { return kvImageInvalidParameter }
  for y in 0..<source.height {
    let (from, to) = (source.row(y), target.row(y))
    for x in stride(from: 0, to: from.count, by: 4) {
      let pixel = (0..<4).map { Int64(from[x + $0]) + Int64(pre_bias?[$0] ?? 0) }
      for column in 0..<4 {
        var sum = Int64(post_bias?[column] ?? 0)
        for row in 0..<4 { sum += pixel[row] * Int64(matrix[row * 4 + column]) }
        to[x + column] = UInt8(clamping: sum / Int64(divisor))
      }
    }
  }
  return kvImageNoError
}

/// Writes pixels scaled to the target's sides, by means of the pixels that each covers.
@discardableResult public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = PixelRows(src.pointee), let target = PixelRows(dest.pointee) else {
    return kvImageBufferSizeMismatch
  }
  for y in 0..<target.height {
    let rows = span(y, target.height, source.height)
    for x in 0..<target.width {
      let columns = span(x, target.width, source.width)
      for part in 0..<4 {
        var sum = 0
        for row in rows {
          for column in columns {
            sum += Int(source.data[row * source.rowBytes + column * 4 + part])
          }
        }
        let count = rows.count * columns.count
        target.data[y * target.rowBytes + x * 4 + part] = UInt8((sum + count / 2) / count)
      }
    }
  }
  return kvImageNoError
}

/// Returns the places of a source that a place of a target covers; at least one.
private func span(_ index: Int, _ target: Int, _ source: Int) -> Range<Int> {
  let start = index * source / target
  return start..<max(start + 1, (index + 1) * source / target)
}

/// Writes pixels with their components in another order.
@discardableResult public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  guard let source = PixelRows(src.pointee), let target = PixelRows(dest.pointee),
    source.width == target.width, source.height == target.height
  else { return kvImageBufferSizeMismatch }
  guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
  for y in 0..<source.height {
    let (from, to) = (source.row(y), target.row(y))
    for x in stride(from: 0, to: from.count, by: 4) {
      let pixel = (0..<4).map { from[x + $0] }
      for part in 0..<4 { to[x + part] = pixel[Int(permuteMap[part])] }
    }
  }
  return kvImageNoError
}
