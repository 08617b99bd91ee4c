// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/simd.tsv.
// Do not edit.

/// A vector of 2 numbers of single precision.
public typealias float2 = SIMD2<Float>
/// A vector of 2 numbers of single precision.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 numbers of single precision.
public typealias float3 = SIMD3<Float>
/// A vector of 3 numbers of single precision.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 numbers of single precision.
public typealias float4 = SIMD4<Float>
/// A vector of 4 numbers of single precision.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 2 numbers of double precision.
public typealias double2 = SIMD2<Double>
/// A vector of 2 numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 numbers of double precision.
public typealias double3 = SIMD3<Double>
/// A vector of 3 numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 numbers of double precision.
public typealias double4 = SIMD4<Double>
/// A vector of 4 numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 2 integers of 32 bits.
public typealias int2 = SIMD2<Int32>
/// A vector of 2 integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 integers of 32 bits.
public typealias int3 = SIMD3<Int32>
/// A vector of 3 integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 integers of 32 bits.
public typealias int4 = SIMD4<Int32>
/// A vector of 4 integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 2 unsigned integers of 32 bits.
public typealias uint2 = SIMD2<UInt32>
/// A vector of 2 unsigned integers of 32 bits.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 3 unsigned integers of 32 bits.
public typealias uint3 = SIMD3<UInt32>
/// A vector of 3 unsigned integers of 32 bits.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 4 unsigned integers of 32 bits.
public typealias uint4 = SIMD4<UInt32>
/// A vector of 4 unsigned integers of 32 bits.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 2 numbers of single precision.
public typealias vector_float2 = SIMD2<Float>
/// A vector of 3 numbers of single precision.
public typealias vector_float3 = SIMD3<Float>
/// A vector of 4 numbers of single precision.
public typealias vector_float4 = SIMD4<Float>
/// A vector of 2 numbers of double precision.
public typealias vector_double2 = SIMD2<Double>
/// A vector of 3 numbers of double precision.
public typealias vector_double3 = SIMD3<Double>
/// A vector of 4 numbers of double precision.
public typealias vector_double4 = SIMD4<Double>
/// A vector of 2 integers of 32 bits.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of 3 integers of 32 bits.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of 4 integers of 32 bits.
public typealias vector_int4 = SIMD4<Int32>
