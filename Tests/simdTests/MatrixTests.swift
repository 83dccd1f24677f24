import Foundation
import Testing
import simd

/// Matrices and rotations, by their laws, for seeded numbers.
@Suite struct MatrixTests {
  private func near(_ a: double4x4, _ b: double4x4) -> Bool {
    (0..<4).allSatisfy { length(a[$0] - b[$0]) < 1e-7 }
  }

  @Test(arguments: 1...40) func inverses(_ seed: Int) {
    var numbers = SeededNumbers(seed)
    let rows = (0..<4).map { _ in
      SIMD4(numbers.next(), numbers.next(), numbers.next(), numbers.next())
    }
    let (a, b) = (double4x4(rows: rows), double4x4(rows))
    #expect(near(a * a.inverse, double4x4(1)), "seed \(seed)")
    #expect(near(simd_inverse(a) * a, matrix_identity_double4x4))
    #expect(a.transpose == b && simd_transpose(b) == a && a[1, 2] == rows[2][1])
    let determinants = (a * b).determinant - a.determinant * b.determinant
    #expect(abs(determinants) < 1e-6 && simd_determinant(a) == a.determinant)
    #expect(near((a + b) - b, a) && near(-(-a), a) && near(2 * a, a * 2))
    #expect(simd_mul(a, b) == a * b && matrix_multiply(a, b) == a * b)
    let v = rows[0]
    #expect(length((a * b) * v - a * (b * v)) < 1e-9 && simd_mul(a, v) == a * v)
    #expect(length(v * a - a.transpose * v) < 1e-12)
    var c = a
    c += b
    c -= b
    c *= 2
    c *= double4x4(diagonal: double4(repeating: 0.5))
    #expect(near(c, a))
  }

  @Test func parts() {
    var matrix = simd_float3x3(columns: (float3(1, 2, 3), float3(4, 5, 6), float3(7, 8, 10)))
    #expect(matrix.columns.1 == float3(4, 5, 6) && abs(matrix.determinant + 3) < 1e-4)
    matrix[0, 0] = 9
    matrix[2] = float3(0, 0, 1)
    #expect(matrix[0].x == 9 && matrix[2].z == 1 && matrix != float3x3())
    #expect(simd_float2x2(float2(1, 2), float2(4, 4)).determinant == -4)
    #expect(simd_double2x2(rows: [double2(1, 2), double2(3, 4)]) * double2(1, 1) == double2(3, 7))
    #expect(simd_double3x3(double3(1, 0, 0), double3(0, 1, 0), double3(0, 0, 1)) == .init(1))
    #expect(
      simd_double4x4(
        double4(1, 0, 0, 0), double4(0, 1, 0, 0), double4(0, 0, 1, 0),
        double4(0, 0, 0, 1)) == .init(1))
    // A matrix without an inverse has none that is finite.
    #expect(!double2x2(rows: [double2(1, 2), double2(2, 4)]).inverse[0].x.isFinite)
    #expect(double3x3().determinant == 0)
    let identities: [Bool] = [
      matrix_identity_float2x2 == float2x2(1), matrix_identity_float3x3 == matrix_float3x3(1),
      matrix_identity_float4x4 == matrix_float4x4(1), matrix_identity_double2x2 == double2x2(1),
      matrix_identity_double3x3 == matrix_double3x3(1), simd_float4x4(1) == float4x4(1),
      matrix_identity_double4x4 == matrix_double4x4(1),
    ]
    #expect(identities.allSatisfy { $0 })
  }

  @Test(arguments: 1...40) func rotations(_ seed: Int) {
    var numbers = SeededNumbers(seed)
    let (axis, angle, v) = (normalize(numbers.vector()), numbers.next(), numbers.vector())
    let turn = simd_quatd(angle: angle, axis: axis)
    #expect(abs(turn.length - 1) < 1e-12 && abs(simd.length(turn.act(v)) - simd.length(v)) < 1e-9)
    #expect(simd.length(turn.act(axis) - axis) < 1e-9, "seed \(seed)")
    #expect(simd.length(turn.inverse.act(turn.act(v)) - v) < 1e-9)
    #expect(simd.length(double3x3(turn) * v - turn.act(v)) < 1e-9)
    let whole = double4x4(turn) * double4(v, 1)
    #expect(simd.length(double3(whole.x, whole.y, whole.z) - simd_act(turn, v)) < 1e-9)
    for again in [simd_quatd(double3x3(turn)), simd_quatd(double4x4(turn))] {
      #expect(simd.length(again.act(v) - turn.act(v)) < 1e-9)
    }
    let other = simd_quatd(from: axis, to: normalize(v))
    #expect(simd.length(other.act(axis) - normalize(v)) < 1e-6)
    #expect(simd.length((turn * other).act(v) - turn.act(other.act(v))) < 1e-9)
    #expect(simd_mul(turn, other) == turn * other)
    #expect(simd.length(simd_slerp(turn, other, 0).act(v) - turn.act(v)) < 1e-6)
    #expect(simd.length(simd_slerp(turn, other, 1).act(v) - other.act(v)) < 1e-6)
    #expect(
      abs(abs(turn.angle) - abs(angle)) < 1e-6 || abs(turn.angle + abs(angle) - 2 * .pi) < 1e-6)
  }

  @Test func quaternionParts() {
    var quaternion = simd_quatf(ix: 1, iy: 2, iz: 3, r: 4)
    #expect(quaternion.imag == float3(1, 2, 3) && quaternion.real == 4)
    #expect(quaternion.conjugate.imag == float3(-1, -2, -3))
    quaternion.real = 0
    quaternion.imag = float3(0, 0, 2)
    #expect(quaternion.normalized == simd_quatf(vector: float4(0, 0, 1, 0)))
    #expect(simd_normalize(quaternion).axis == float3(0, 0, 1) && simd_quatf().length == 0)
    #expect((quaternion * 2).length == 4 && (quaternion + -quaternion).length == 0)
    #expect(simd.length((quaternion * simd_inverse(quaternion)).vector - float4(0, 0, 0, 1)) < 1e-6)
    // Half a turn has no shortest axis.
    let half = simd_quatf(from: float3(1, 0, 0), to: float3(-1, 0, 0))
    #expect(simd.length(half.act(float3(1, 0, 0)) - float3(-1, 0, 0)) < 1e-5)
  }
}
