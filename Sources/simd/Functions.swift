// Functions of vectors under both of their names. Source: Apple, "simd".

/// The sum of the products of components.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// The sum of the products of components.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}
/// The square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}
/// The length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}
/// The length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// The distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// The distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// The square of the distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}
/// The square of the distance between two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { length_squared(x - y) }
/// The vector of length 1 with the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The vector of length 1 with the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// The vector at right angles to both, by the rule of the right hand.
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector at right angles to both of the plane, along the third axis.
public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// The vector at right angles to both, by the rule of the right hand.
public func simd_cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }

/// The value at a share of the way from one vector to another.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The value at shares of the way from one vector to another, for each component.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The value at shares of the way from one vector to another, for each component.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The value at a share of the way from one number to another.
public func simd_mix<Scalar: BinaryFloatingPoint>(
  _ x: Scalar, _ y: Scalar, _ t: Scalar
) -> Scalar { x + (y - x) * t }
/// The components within limits.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// The components within two numbers.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// The components within limits.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// A number within limits.
public func simd_clamp<Scalar: BinaryFloatingPoint>(
  _ x: Scalar, _ min: Scalar, _ max: Scalar
) -> Scalar { Swift.min(Swift.max(x, min), max) }
/// The smaller components.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The larger components.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// The smallest component.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The largest component.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// The sum of the components.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The smallest component.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The largest component.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// The sum of the components.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The components without their signs.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
/// The components without their signs.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
/// The signs of the components: 1, 0 or −1.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// The signs of the components: 1, 0 or −1.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
/// The components less the whole numbers below them.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// The components less the whole numbers below them.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
/// Zero where a component is below an edge, otherwise 1.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Zero where a component is below an edge, otherwise 1.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  step(x, edge: edge)
}
/// A smooth step from 0 to 1 between two edges.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let share = ((x - edge0) / (edge1 - edge0)).clamped(
    lowerBound: V(repeating: 0), upperBound: V(repeating: 1))
  return share * share * (3 - 2 * share)
}
/// A smooth step from 0 to 1 between two edges.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint { smoothstep(x, edge0: edge0, edge1: edge1) }
/// A smooth step from 0 to 1 between two edges.
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  smoothstep(SIMD2(repeating: x), edge0: SIMD2(repeating: edge0), edge1: SIMD2(repeating: edge1)).x
}
/// A smooth step from 0 to 1 between two edges.
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  smoothstep(SIMD2(repeating: x), edge0: SIMD2(repeating: edge0), edge1: SIMD2(repeating: edge1)).x
}
/// A ray reflected by a surface with a normal of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}
/// A ray reflected by a surface with a normal of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  reflect(x, n: n)
}
/// The part of a vector along another one.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / length_squared(y))
}
/// The part of a vector along another one.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  project(x, y)
}

/// Two numbers as a vector.
public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { SIMD2(x, y) }
/// Three numbers as a vector.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 { SIMD3(x, y, z) }
/// Four numbers as a vector.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 {
  SIMD4(x, y, z, w)
}
/// The first three of four numbers.
public func simd_make_float3(_ vector: simd_float4) -> simd_float3 {
  SIMD3(vector.x, vector.y, vector.z)
}
/// Three numbers and a fourth.
public func simd_make_float4(_ vector: simd_float3, _ w: Float) -> simd_float4 { SIMD4(vector, w) }
/// Two numbers as a vector.
public func simd_make_double2(_ x: Double, _ y: Double) -> simd_double2 { SIMD2(x, y) }
/// Three numbers as a vector.
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> simd_double3 {
  SIMD3(x, y, z)
}
