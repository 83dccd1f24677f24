import Foundation

/// The filters of colours, whose values are those of sRGB as encoded.
enum ColorRecipes {
  /// The weights of brightness.
  ///
  /// Source: Rec. 709.
  private static let weights = SIMD3<Float>(0.2126, 0.7152, 0.0722)
  private static func brightness(_ color: SIMD3<Float>) -> Float { (color * weights).sum() }
  private static func power(_ color: SIMD3<Float>, _ exponent: Double) -> SIMD3<Float> {
    SIMD3(
      Float(pow(Double(max(color.x, 0)), exponent)), Float(pow(Double(max(color.y, 0)), exponent)),
      Float(pow(Double(max(color.z, 0)), exponent)))
  }
  private static func gray() -> FilterRecipe {
    .pixels { _ in { $0.mapColor { SIMD3(repeating: brightness($0)) } } }
  }

  static let all: [String: FilterRecipe] = [
    "CIColorControls": .pixels(
      defaults: { ["inputSaturation": 1.0, "inputBrightness": 0.0, "inputContrast": 1.0] }
    ) { values in
      let (saturation, lift, contrast) = (
        Float(values.number("inputSaturation")), Float(values.number("inputBrightness")),
        Float(values.number("inputContrast"))
      )
      return {
        $0.mapColor { color in
          let gray = SIMD3(repeating: brightness(color))
          let saturated = gray + (color - gray) * saturation
          return (saturated + lift - 0.5) * contrast + 0.5
        }
      }
    },
    "CIColorInvert": .pixels { _ in { $0.mapColor { 1 - $0 } } },
    "CIColorMonochrome": .pixels(
      defaults: {
        ["inputColor": CIColor(red: 0.6, green: 0.45, blue: 0.3), "inputIntensity": 1.0]
      }
    ) { values in
      let (tint, share) = (values.color("inputColor"), Float(values.number("inputIntensity")))
      return {
        $0.mapColor { color in
          color + (SIMD3(tint.x, tint.y, tint.z) * brightness(color) - color) * share
        }
      }
    },
    "CISepiaTone": .pixels(defaults: { ["inputIntensity": 1.0] }) { values in
      let share = Float(values.number("inputIntensity"))
      return {
        // The weights of CSS. Source: W3C, "Filter Effects", sepia.
        $0.mapColor { color in
          let sepia = SIMD3(
            (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
            (color * SIMD3(0.272, 0.534, 0.131)).sum())
          return color + (sepia - color) * share
        }
      }
    },
    "CIPhotoEffectMono": gray(), "CIPhotoEffectTonal": gray(), "CIPhotoEffectNoir": gray(),
    "CIFalseColor": .pixels(
      defaults: {
        [
          "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
          "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
        ]
      }
    ) { values in
      let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
      return { pixel in
        let color = SIMD3(pixel.x, pixel.y, pixel.z)
        let share = brightness(pixel.w > 0 ? color / pixel.w : color)
        return (dark + (light - dark) * share).premultiplied * pixel.w
      }
    },
    "CIColorMatrix": .pixels(
      defaults: {
        [
          "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
          "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
          "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
          "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
          "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]
      }
    ) { values in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(values.row)
      let bias = values.row("inputBiasVector")
      return { pixel in
        let color = pixel.w > 0 ? SIMD4(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w, pixel.w) : pixel
        let result =
          SIMD4(
            (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(),
            (rows[3] * color).sum()) + bias
        return result.clamped(lowerBound: .zero, upperBound: .one).premultiplied
      }
    },
    "CIColorClamp": .pixels(
      defaults: {
        [
          "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
          "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
        ]
      }
    ) { values in
      let (low, high) = (values.row("inputMinComponents"), values.row("inputMaxComponents"))
      return { $0.clamped(lowerBound: low, upperBound: pointwiseMax(low, high)) }
    },
    "CIExposureAdjust": .pixels(defaults: { ["inputEV": 0.0] }) { values in
      // A step of exposure doubles light, of which sRGB's values are about the 2.2nd root.
      let factor = Float(pow(2, values.number("inputEV") / 2.2))
      return { $0.mapColor { $0 * factor } }
    },
    "CIGammaAdjust": .pixels(defaults: { ["inputPower": 1.0] }) { values in
      let exponent = values.number("inputPower")
      return { $0.mapColor { power($0, exponent) } }
    },
    "CIHueAdjust": .pixels(defaults: { ["inputAngle": 0.0] }) { values in
      let angle = values.number("inputAngle")
      let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
      let axis = SIMD3<Float>(repeating: Float(1 / 3.0.squareRoot()))
      return {
        $0.mapColor { color in
          // A turn around the axis of greys.
          let cross = SIMD3(
            axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z,
            axis.x * color.y - axis.y * color.x)
          return color * cosine + cross * sine + axis * ((axis * color).sum() * (1 - cosine))
        }
      }
    },
    "CIVibrance": .pixels(defaults: { ["inputAmount": 0.0] }) { values in
      let amount = Float(values.number("inputAmount"))
      return {
        $0.mapColor { color in
          // Dull colours change more than vivid ones.
          let gray = SIMD3(repeating: brightness(color))
          let dullness = 1 - (color.max() - color.min())
          return gray + (color - gray) * (1 + amount * dullness)
        }
      }
    },
    "CIMaskToAlpha": .pixels { _ in
      { pixel in SIMD4(repeating: brightness(SIMD3(pixel.x, pixel.y, pixel.z))) }
    },
    "CIMaximumComponent": .pixels { _ in { $0.mapColor { SIMD3(repeating: $0.max()) } } },
    "CIMinimumComponent": .pixels { _ in { $0.mapColor { SIMD3(repeating: $0.min()) } } },
    "CIColorPosterize": .pixels(defaults: { ["inputLevels": 6.0] }) { values in
      let levels = Float(max(2, values.number("inputLevels")))
      return {
        $0.mapColor { ($0 * (levels - 1)).rounded(.toNearestOrAwayFromZero) / (levels - 1) }
      }
    },
    "CIColorThreshold": .pixels(defaults: { ["inputThreshold": 0.5] }) { values in
      let limit = Float(values.number("inputThreshold"))
      return {
        $0.mapColor { SIMD3(repeating: 0).replacing(with: 1, where: $0 .>= limit) }
      }
    },
  ]
}
