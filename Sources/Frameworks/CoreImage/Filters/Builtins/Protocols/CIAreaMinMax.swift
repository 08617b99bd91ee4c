/// The inputs of a filter that computes the minimum and maximum components of an area.
public protocol CIAreaMinMax: CIAreaReductionFilter {}
