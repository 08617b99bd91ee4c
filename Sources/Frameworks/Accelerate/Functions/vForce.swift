/// Functions on vectors without strides.
///
/// Step Accelerate.AC31.
public enum vForce {}
