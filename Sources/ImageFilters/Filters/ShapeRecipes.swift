internal import Drawing
import Foundation

/// The filters of place and focus, and those that make images.
enum ShapeRecipes {
  static let all: [String: FilterRecipe] = [
    "CICrop": FilterRecipe(
      defaults: { ["inputRectangle": CIVector(x: -1e6, y: -1e6, z: 2e6, w: 2e6)] }
    ) { values in
      values.image?.cropped(to: values.vector("inputRectangle").cgRectValue)
    },
    "CIAffineTransform": FilterRecipe { $0.image?.transformed(by: $0.transform("inputTransform")) },
    "CIAffineClamp": FilterRecipe {
      $0.image?.transformed(by: $0.transform("inputTransform")).clampedToExtent()
    },
    "CILanczosScaleTransform": FilterRecipe(
      defaults: { ["inputScale": 1.0, "inputAspectRatio": 1.0] }
    ) { values in
      let scale = values.number("inputScale")
      let aspect = values.number("inputAspectRatio")
      return values.image?.transformed(by: CGAffineTransform(scaleX: scale * aspect, y: scale))
    },
    "CIGaussianBlur": FilterRecipe(defaults: { ["inputRadius": 10.0] }) {
      $0.image?.blurred(sigma: $0.number("inputRadius"))
    },
    "CIBoxBlur": FilterRecipe(defaults: { ["inputRadius": 10.0] }) {
      $0.image?.averaged(radius: Int(min(max($0.number("inputRadius"), 0), 1000)))
    },
    "CIPixellate": FilterRecipe(
      defaults: { ["inputScale": 8.0, "inputCenter": CIVector(x: 150, y: 150)] }
    ) { values in
      guard let image = values.image else { return nil }
      let scale = CGFloat(max(1, values.number("inputScale")))
      let center = values.point("inputCenter")
      let area = image.extent
      let blocks = CIImage(
        .plane { place in
          func middle(_ value: CGFloat, _ origin: CGFloat, _ low: CGFloat, _ high: CGFloat)
            -> CGFloat
          {
            let block = ((value - origin) / scale).rounded(.down)
            return min(max(origin + (block + 0.5) * scale, low), high - 0.5)
          }
          return image.color(
            at: CGPoint(
              x: middle(place.x, center.x, area.minX, area.maxX),
              y: middle(place.y, center.y, area.minY, area.maxY)))
        })
      return area.width < 1e9 ? blocks.cropped(to: area) : blocks
    },
    "CIVignette": FilterRecipe(defaults: { ["inputIntensity": 0.0, "inputRadius": 1.0] }) {
      values in
      guard let image = values.image, case .pixels(var raster) = image.content else {
        return values.image
      }
      let (area, radius) = (raster.area, max(0.01, values.number("inputRadius")))
      let amount = values.number("inputIntensity")
      raster.fill { place in
        let (x, y) = (
          Double((place.x - area.midX) / area.width), Double((place.y - area.midY) / area.height)
        )
        let share = min(1, (x * x + y * y) * 2 / radius)
        let pixel = image.color(at: place)
        return pixel.mapColor { $0 * Float(max(0, 1 - amount * share)) }
      }
      return CIImage(raster)
    },
    "CIConstantColorGenerator": FilterRecipe([], defaults: { ["inputColor": CIColor.red] }) {
      CIImage(color: ($0["inputColor"] as? CIColor) ?? .clear)
    },
    "CICheckerboardGenerator": FilterRecipe(
      [],
      defaults: {
        [
          "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor.white,
          "inputColor1": CIColor.black, "inputWidth": 80.0, "inputSharpness": 1.0,
        ]
      }
    ) { values in
      let (center, width) = (
        values.point("inputCenter"), CGFloat(max(1, values.number("inputWidth")))
      )
      let colors = (
        values.color("inputColor0").premultiplied, values.color("inputColor1").premultiplied
      )
      return CIImage(
        .plane { place in
          let column = ((place.x - center.x) / width).rounded(.down)
          let row = ((place.y - center.y) / width).rounded(.down)
          let isEven = (column + row).truncatingRemainder(dividingBy: 2) == 0
          return isEven ? colors.0 : colors.1
        })
    },
    "CIStripesGenerator": FilterRecipe(
      [],
      defaults: {
        [
          "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor.white,
          "inputColor1": CIColor.black, "inputWidth": 80.0, "inputSharpness": 1.0,
        ]
      }
    ) { values in
      let (center, width) = (
        values.point("inputCenter"), CGFloat(max(1, values.number("inputWidth")))
      )
      let colors = (
        values.color("inputColor0").premultiplied, values.color("inputColor1").premultiplied
      )
      return CIImage(
        .plane { place in
          let column = ((place.x - center.x) / width).rounded(.down)
          return column.truncatingRemainder(dividingBy: 2) == 0 ? colors.0 : colors.1
        })
    },
    "CILinearGradient": FilterRecipe(
      [],
      defaults: {
        [
          "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
          "inputColor0": CIColor.white, "inputColor1": CIColor.black,
        ]
      }
    ) { values in
      let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let (from, to) = (values.color("inputColor0"), values.color("inputColor1"))
      return CIImage(
        .plane { place in
          let along = (place.x - start.x) * dx + (place.y - start.y) * dy
          let share = length > 0 ? Float(min(max(along / length, 0), 1)) : 0
          return (from + (to - from) * share).premultiplied
        })
    },
    "CIRadialGradient": FilterRecipe(
      [],
      defaults: {
        [
          "inputCenter": CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
          "inputColor0": CIColor.white, "inputColor1": CIColor.black,
        ]
      }
    ) { values in
      let center = values.point("inputCenter")
      let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
      let (from, to) = (values.color("inputColor0"), values.color("inputColor1"))
      return CIImage(
        .plane { place in
          let distance = Double(hypot(place.x - center.x, place.y - center.y))
          let share = outer > inner ? min(max((distance - inner) / (outer - inner), 0), 1) : 1
          return (from + (to - from) * Float(share)).premultiplied
        })
    },
    "CIQRCodeGenerator": FilterRecipe(
      ["inputMessage"], defaults: { ["inputCorrectionLevel": "M"] }
    ) { values in
      let levels: [String: QRVersion.Level] = [
        "L": .low, "M": .medium, "Q": .quartile, "H": .high,
      ]
      guard let bytes = values.bytes("inputMessage"),
        let level = levels[values["inputCorrectionLevel"] as? String ?? "M"],
        let code = QRCode(bytes, level: level)
      else { return nil }
      // A module is a pixel, and one row of light modules is around the code.
      return CIImage(Raster(modules: code.modules, margin: (1, 1)))
    },
    "CICode128BarcodeGenerator": FilterRecipe(
      ["inputMessage"], defaults: { ["inputQuietSpace": 10.0, "inputBarcodeHeight": 32.0] }
    ) { values in
      guard let code = values.bytes("inputMessage").flatMap(Code128.init) else { return nil }
      let height = Int(min(max(values.number("inputBarcodeHeight"), 1), 500))
      let quiet = Int(min(max(values.number("inputQuietSpace"), 0), 100))
      return CIImage(
        Raster(modules: Array(repeating: code.modules, count: height), margin: (quiet, quiet)))
    },
  ]
}

extension Raster {
  /// Creates dark and light modules, a pixel each, with light margins.
  fileprivate init?(modules: [[Bool]], margin: (x: Int, y: Int)) {
    let size = (
      width: (modules.first?.count ?? 0) + 2 * margin.x, height: modules.count + 2 * margin.y
    )
    self.init(CGRect(x: 0, y: 0, width: size.width, height: size.height))
    for row in 0..<height {
      for column in 0..<width {
        let (y, x) = (row - margin.y, column - margin.x)
        let isDark = modules.indices.contains(y) && modules[y].indices.contains(x) && modules[y][x]
        pixels[row * width + column] = isDark ? SIMD4(0, 0, 0, 1) : .one
      }
    }
  }
}

extension CIImage {
  /// Returns the image blurred by a Gauss curve, with room for what it spreads to; without end, the image itself.
  func blurred(sigma: Double) -> CIImage {
    guard case .pixels(let raster) = content, sigma > 0 else { return self }
    // Beyond three deviations less than a level of 255 is left.
    let sigma = min(sigma, 500)
    guard var wide = Raster(raster, grownBy: CGFloat((3 * sigma).rounded(.up) + 1)) else {
      return CIImage(.empty)
    }
    let blur = GaussianBlur(sigma: sigma)
    for part in 0..<4 {
      var plane = wide.pixels.map { UInt8((min(max($0[part], 0), 1) * 255).rounded()) }
      plane.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        blur.apply(to: start, width: wide.width, height: wide.height, stride: wide.width)
      }
      for (index, value) in plane.enumerated() { wide.pixels[index][part] = Float(value) / 255 }
    }
    return CIImage(wide)
  }

  /// Returns the means of squares around each pixel, in the same area; outside counts as clear.
  func averaged(radius: Int) -> CIImage {
    guard case .pixels(var raster) = content, radius > 0 else { return self }
    raster.average(along: 1, lines: raster.height, apart: raster.width, count: raster.width, radius)
    raster.average(along: raster.width, lines: raster.width, apart: 1, count: raster.height, radius)
    return CIImage(raster)
  }
}

extension Raster {
  /// Creates the pixels of another one with clear ones around; nil if too many.
  fileprivate init?(_ other: Raster, grownBy margin: CGFloat) {
    self.init(other.area.insetBy(dx: -margin, dy: -margin))
    fill { other.pixel(Int($0.x.rounded(.down)), Int($0.y.rounded(.down))) }
  }

  /// Replaces pixels with the means of those around them along lines, by a running sum.
  fileprivate mutating func average(
    along step: Int, lines: Int, apart: Int, count: Int, _ radius: Int
  ) {
    let share = 1 / Float(2 * radius + 1)
    var line = [SIMD4<Float>](repeating: .zero, count: count)
    for index in 0..<lines {
      let start = index * apart
      for place in 0..<count { line[place] = pixels[start + place * step] }
      var sum = SIMD4<Float>.zero
      for place in 0..<min(radius, count) { sum += line[place] }
      for place in 0..<count {
        if place + radius < count { sum += line[place + radius] }
        if place - radius - 1 >= 0 { sum -= line[place - radius - 1] }
        pixels[start + place * step] = sum * share
      }
    }
  }
}
