// The types of LAPACK's numbers. Step Accelerate.AC33.

/// A whole number of LAPACK.
public typealias __CLPK_integer = Int32
/// A whole number of LAPACK, under its newer name.
public typealias __LAPACK_int = Int32
/// A truth value of LAPACK, which is 0 if it is false.
public typealias __CLPK_logical = Int32
/// A number of single precision.
public typealias __CLPK_real = Float
/// A number of double precision.
public typealias __CLPK_doublereal = Double
