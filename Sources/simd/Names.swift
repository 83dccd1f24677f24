@_exported public import Foundation

// Names of Apple's module for the standard library's vectors. Source: Apple, "simd".

/// Two single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two integers.
public typealias simd_int2 = SIMD2<Int32>
/// Three integers.
public typealias simd_int3 = SIMD3<Int32>
/// Four integers.
public typealias simd_int4 = SIMD4<Int32>
/// Two unsigned integers.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three unsigned integers.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four unsigned integers.
public typealias simd_uint4 = SIMD4<UInt32>

/// Two single-precision numbers.
public typealias float2 = SIMD2<Float>
/// Three single-precision numbers.
public typealias float3 = SIMD3<Float>
/// Four single-precision numbers.
public typealias float4 = SIMD4<Float>
/// Two double-precision numbers.
public typealias double2 = SIMD2<Double>
/// Three double-precision numbers.
public typealias double3 = SIMD3<Double>
/// Four double-precision numbers.
public typealias double4 = SIMD4<Double>
/// Two integers.
public typealias int2 = SIMD2<Int32>
/// Two single-precision numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three single-precision numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four single-precision numbers.
public typealias vector_float4 = SIMD4<Float>
/// Two integers.
public typealias vector_int2 = SIMD2<Int32>
/// Two unsigned integers.
public typealias vector_uint2 = SIMD2<UInt32>
/// Four unsigned integers.
public typealias vector_uint4 = SIMD4<UInt32>
/// Two double-precision numbers.
public typealias vector_double2 = SIMD2<Double>
/// Three double-precision numbers.
public typealias vector_double3 = SIMD3<Double>
/// Four double-precision numbers.
public typealias vector_double4 = SIMD4<Double>

/// A matrix of two columns and two rows, in single precision.
public typealias simd_float2x2 = Matrix2x2<Float>
/// A matrix of three columns and three rows, in single precision.
public typealias simd_float3x3 = Matrix3x3<Float>
/// A matrix of four columns and four rows, in single precision.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix of two columns and two rows, in double precision.
public typealias simd_double2x2 = Matrix2x2<Double>
/// A matrix of three columns and three rows, in double precision.
public typealias simd_double3x3 = Matrix3x3<Double>
/// A matrix of four columns and four rows, in double precision.
public typealias simd_double4x4 = Matrix4x4<Double>
/// A matrix of two columns and two rows, in single precision.
public typealias float2x2 = Matrix2x2<Float>
/// A matrix of three columns and three rows, in single precision.
public typealias float3x3 = Matrix3x3<Float>
/// A matrix of four columns and four rows, in single precision.
public typealias float4x4 = Matrix4x4<Float>
/// A matrix of two columns and two rows, in double precision.
public typealias double2x2 = Matrix2x2<Double>
/// A matrix of three columns and three rows, in double precision.
public typealias double3x3 = Matrix3x3<Double>
/// A matrix of four columns and four rows, in double precision.
public typealias double4x4 = Matrix4x4<Double>
/// A matrix of three columns and three rows, in single precision.
public typealias matrix_float3x3 = Matrix3x3<Float>
/// A matrix of four columns and four rows, in single precision.
public typealias matrix_float4x4 = Matrix4x4<Float>
/// A matrix of three columns and three rows, in double precision.
public typealias matrix_double3x3 = Matrix3x3<Double>
/// A matrix of four columns and four rows, in double precision.
public typealias matrix_double4x4 = Matrix4x4<Double>

/// The identity of two rows, in single precision.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The identity of three rows, in single precision.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity of four rows, in single precision.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The identity of two rows, in double precision.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The identity of three rows, in double precision.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The identity of four rows, in double precision.
public let matrix_identity_double4x4 = simd_double4x4(1)
