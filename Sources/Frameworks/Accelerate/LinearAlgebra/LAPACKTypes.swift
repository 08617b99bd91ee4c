// The types of LAPACK's numbers. Step Accelerate.AC33.

/// An integer of LAPACK.
public typealias __CLPK_integer = Int32
/// An integer of LAPACK, under its newer name.
public typealias __LAPACK_int = Int32
/// A Boolean value of LAPACK, which is 0 if it is false.
public typealias __CLPK_logical = Int32
/// A number of single precision.
public typealias __CLPK_real = Float
/// A number of double precision.
public typealias __CLPK_doublereal = Double

// The parameters of LAPACK's functions in C, which are pointers; they may be null.

/// A text, of which one character counts.
typealias LAPACKText = UnsafeMutablePointer<CChar>?
/// An integer, or several.
typealias LAPACKIntegers = UnsafeMutablePointer<__CLPK_integer>?
/// A number of single precision, or several.
typealias LAPACKReals = UnsafeMutablePointer<__CLPK_real>?
/// A number of double precision, or several.
typealias LAPACKDoubles = UnsafeMutablePointer<__CLPK_doublereal>?
/// A complex number of either precision, or several; a structure of Swift is no type of C.
typealias LAPACKComplexes = UnsafeMutableRawPointer?
