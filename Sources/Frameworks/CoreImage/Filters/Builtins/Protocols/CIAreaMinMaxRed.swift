/// The inputs of a filter that computes the minimum and maximum red of an area.
public protocol CIAreaMinMaxRed: CIAreaReductionFilter {}
