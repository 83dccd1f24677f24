import Foundation
import Testing
import simd

/// Functions of vectors, against their definitions, for seeded numbers.
@Suite struct VectorTests {
  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test(arguments: 1...50) func products(_ seed: Int) {
    var numbers = SeededNumbers(seed)
    let (a, b) = (numbers.vector(), numbers.vector())
    let product = a.x * b.x + a.y * b.y + a.z * b.z
    #expect(near(dot(a, b), product) && near(simd_dot(a, b), product), "seed \(seed)")
    let normal = cross(a, b)
    #expect(near(dot(normal, a), 0) && near(dot(normal, b), 0) && normal == simd_cross(a, b))
    #expect(near(length(a) * length(a), dot(a, a)) && simd_length(a) == length(a))
    #expect(near(length_squared(a), dot(a, a)) && length_squared(a) == simd_length_squared(a))
    #expect(near(length(normalize(a)), 1) && simd_normalize(a) == normalize(a))
    #expect(distance(a, b) == length(a - b) && simd_distance(a, b) == distance(a, b))
    #expect(near(distance_squared(a, b), dot(a - b, a - b)))
    #expect(simd_distance_squared(a, b) == distance_squared(a, b))
    // A reflection keeps the length and turns the part along the normal.
    let unit = normalize(b)
    let mirrored = reflect(a, n: unit)
    #expect(near(length(mirrored), length(a)) && near(dot(mirrored, unit), -dot(a, unit)))
    #expect(simd_reflect(a, unit) == mirrored)
    #expect(near(dot(a - project(a, b), b), 0) && simd_project(a, b) == project(a, b))
  }

  @Test func componentFunctions() {
    let (a, b) = (double3(1, -2, 3.5), double3(3, 0, 0.5))
    #expect(mix(a, b, t: 0.5) == double3(2, -1, 2) && mix(a, b, t: double3(0, 1, 0.5)).y == 0)
    #expect(simd_mix(a, b, double3(1, 1, 1)) == b && simd_mix(1.0, 3.0, 0.25) == 1.5)
    #expect(clamp(a, min: 0, max: 2) == double3(1, 0, 2) && simd_clamp(5.0, 0.0, 2.0) == 2)
    #expect(clamp(a, min: b, max: double3(repeating: 9)) == simd_max(a, b))
    #expect(simd_clamp(a, double3(repeating: -1), double3(repeating: 1)) == double3(1, -1, 1))
    #expect(simd_min(a, b) == double3(1, -2, 0.5) && simd_abs(a) == abs(a) && abs(a).y == 2)
    #expect(simd_reduce_min(a) == -2 && simd_reduce_max(a) == 3.5 && simd_reduce_add(a) == 2.5)
    #expect(reduce_min(a) == -2 && reduce_max(a) == 3.5 && reduce_add(a) == 2.5)
    #expect(sign(a) == double3(1, -1, 1) && simd_sign(double3()) == double3())
    #expect(fract(a).z == 0.5 && simd_fract(a) == fract(a) && fract(a).y == 0)
    #expect(step(a, edge: b) == double3(0, 0, 1) && simd_step(b, a) == step(a, edge: b))
    let smooth = smoothstep(double2(0.5, 2), edge0: double2(0, 0), edge1: double2(1, 1))
    #expect(smooth == double2(0.5, 1))
    #expect(simd_smoothstep(double2(0, 0), double2(1, 1), double2(0.5, 2)) == smooth)
    #expect(cross(double2(1, 0), double2(0, 1)) == double3(0, 0, 1))
  }

  @Test func names() {
    let vectors: [Any] = [
      simd_float2(), simd_float3(), simd_float4(), simd_double2(), simd_double3(), simd_double4(),
      simd_int2(), simd_int3(), simd_int4(), simd_uint2(), simd_uint3(), simd_uint4(), float2(),
      float3(), float4(), double4(), int2(), vector_float2(), vector_float3(), vector_float4(),
      vector_int2(), vector_uint2(), vector_uint4(), vector_double2(), vector_double3(),
      vector_double4(),
    ]
    #expect(vectors.count == 26)
    #expect(simd_make_float2(1, 2).y == 2 && simd_make_float3(1, 2, 3).z == 3)
    #expect(simd_make_float4(1, 2, 3, 4).w == 4 && simd_make_float3(float4(1, 2, 3, 4)).z == 3)
    #expect(simd_make_float4(float3(1, 2, 3), 4).w == 4 && simd_make_double2(1, 2).x == 1)
    #expect(simd_make_double3(1, 2, 3).z == 3)
  }
}

/// Numbers by a seed.
struct SeededNumbers {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from −2 to 2.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / Double(1 << 53) * 4 - 2
  }
  /// A vector of three numbers.
  mutating func vector() -> SIMD3<Double> { SIMD3(next(), next(), next()) }
}
