/// The inputs of a filter that finds the least and the greatest components of an area.
public protocol CIAreaMinMax: CIAreaReductionFilter {}
