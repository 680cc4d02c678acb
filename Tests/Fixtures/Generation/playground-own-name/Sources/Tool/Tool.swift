import CapabilitiesPlayground
import Shop

let table = PlaygroundTable.storesWorld
