internal import Drawing
import Foundation

/// The filters that compare two images, and those that find one value of an area.
enum AreaRecipes {
  static let all: [String: FilterRecipe] = [
    "CILabDeltaE": FilterRecipe(["inputImage", "inputImage2"]) { values in
      guard let image = values.image, let other = values.image("inputImage2") else { return nil }
      return image.combined(with: other, in: image.extent.union(other.extent)) { first, second in
        let difference = Float(LabColor(first).difference(to: LabColor(second)))
        return SIMD4(difference, difference, difference, 1)
      }
    },
    "CIAreaAverage": area { pixels in
      pixels.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) } / Double(pixels.count)
    },
    "CIAreaMaximum": area { pixels in
      SIMD4<Double>(pixels.reduce(pixels[0]) { pointwiseMax($0, $1) })
    },
    "CIAreaMinimum": area { pixels in
      SIMD4<Double>(pixels.reduce(pixels[0]) { pointwiseMin($0, $1) })
    },
  ]

  /// A filter whose image is a pixel at the origin, from all pixels of an area.
  private static func area(
    _ value: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Double>
  ) -> FilterRecipe {
    FilterRecipe(["inputImage", "inputExtent"]) { values in
      guard let image = values.image else { return nil }
      let vector = values["inputExtent"] as? CIVector
      let area = values["inputExtent"] as? CGRect ?? vector?.cgRectValue ?? image.extent
      guard let raster = image.pixels(in: area),
        var result = Raster(CGRect(x: 0, y: 0, width: 1, height: 1))
      else { return nil }
      result.pixels = [SIMD4<Float>(value(raster.pixels))]
      return CIImage(result)
    }
  }
}

/// A colour by its lightness and two colour axes, for the white of sRGB.
///
/// Source: ISO/CIE 11664-4.
struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// Creates the colour of a premultiplied pixel over black.
  init(_ pixel: SIMD4<Float>) {
    let color = SRGBColor(
      red: Double(pixel.x), green: Double(pixel.y), blue: Double(pixel.z), alpha: 1
    ).linearLight
    /// The ratio to white of a sum of linear light, bent as the standard states.
    func part(_ red: Double, _ green: Double, _ blue: Double, white: Double) -> Double {
      let value = (red * color.red + green * color.green + blue * color.blue) / white
      let edge = 6.0 / 29
      return value > edge * edge * edge ? cbrt(value) : value / (3 * edge * edge) + 4.0 / 29
    }
    let x = part(0.4124, 0.3576, 0.1805, white: 0.9505)
    let y = part(0.2126, 0.7152, 0.0722, white: 1)
    let z = part(0.0193, 0.1192, 0.9505, white: 1.089)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// Returns the difference from another colour, which is the reference, from 0 to 100; 2 can just be seen.
  ///
  /// Source: CIE 116-1995 with the weights for graphic arts; Apple, "CILabDeltaE" states that form.
  func difference(to other: LabColor) -> Double {
    let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
    let (dL, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    let dC = chroma - otherChroma
    let hueSquare = max(da * da + db * db - dC * dC, 0)
    let (sC, sH) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    let sum = dL * dL + dC * dC / (sC * sC) + hueSquare / (sH * sH)
    return min(sum.squareRoot(), 100)
  }
}
