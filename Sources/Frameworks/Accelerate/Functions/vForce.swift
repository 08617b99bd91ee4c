/// Functions on vectors without strides.
///
/// Step CoreImage.AC31.
public enum vForce {}
