import CapabilitiesPlayground
import Shop

func table() -> PlaygroundTable<World> { .world }
