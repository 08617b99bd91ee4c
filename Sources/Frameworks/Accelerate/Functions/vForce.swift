/// Functions on vectors without strides (Accelerate.AC31).
public enum vForce {}
