import Foundation

/// The filters that combine two images.
enum CombinationRecipes {
  private static func lower(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
    pointwiseMin(a, b)
  }
  private static func hardLight(_ s: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
    let (dark, light) = (2 * s * b, 1 - 2 * (1 - s) * (1 - b))
    return dark.replacing(with: light, where: s .> 0.5)
  }

  static let all: [String: FilterRecipe] = [
    "CISourceOverCompositing": .combination { $0 + $1 * (1 - $0.w) },
    "CISourceInCompositing": .combination { $0 * $1.w },
    "CISourceOutCompositing": .combination { $0 * (1 - $1.w) },
    "CISourceAtopCompositing": .combination { $0 * $1.w + $1 * (1 - $0.w) },
    "CIAdditionCompositing": .combination { pointwiseMin($0 + $1, .one) },
    "CIMaximumCompositing": .combination { pointwiseMax($0, $1) },
    "CIMinimumCompositing": .combination { pointwiseMin($0, $1) },
    "CIMultiplyCompositing": .combination { $0 * $1 },
    "CIMultiplyBlendMode": .blend { $0 * $1 },
    "CIScreenBlendMode": .blend { $0 + $1 - $0 * $1 },
    "CIDarkenBlendMode": .blend { lower($0, $1) },
    "CILightenBlendMode": .blend { pointwiseMax($0, $1) },
    "CIDifferenceBlendMode": .blend { pointwiseMax($0, $1) - lower($0, $1) },
    "CIExclusionBlendMode": .blend { $0 + $1 - 2 * $0 * $1 },
    "CIHardLightBlendMode": .blend { hardLight($0, $1) },
    "CIOverlayBlendMode": .blend { hardLight($1, $0) },
    "CIBlendWithAlphaMask": masked { $0.w },
    "CIBlendWithMask": masked { ($0 * SIMD4(0.2126, 0.7152, 0.0722, 0)).sum() },
    "CIDissolveTransition": FilterRecipe(
      ["inputImage", "inputTargetImage"], defaults: { ["inputTime": 0.0] }
    ) { values in
      let share = Float(min(max(values.number("inputTime"), 0), 1))
      return values.image?.combined(with: values.image("inputTargetImage") ?? CIImage(.empty)) {
        $0 + ($1 - $0) * share
      }
    },
  ]

  private static func masked(
    _ share: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterRecipe {
    FilterRecipe(["inputImage", "inputBackgroundImage", "inputMaskImage"]) { values in
      guard let image = values.image, let mask = values.image("inputMaskImage") else { return nil }
      let front = image.combined(with: mask, in: image.extent) { $0 * share($1) }
      let back = values.background
      let behind = back.combined(with: mask, in: back.extent) { $0 * (1 - share($1)) }
      return front.combined(with: behind) { $0 + $1 }
    }
  }
}
